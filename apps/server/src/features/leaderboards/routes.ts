import type { Period } from '@hajde/rules/days/periods';
import type { Board } from '../../db/schema.ts';
import { route } from '../../http/route.ts';
import type { Server } from '../../http/server.ts';
import { ownRank } from './own-rank.ts';
import { snapshots } from './snapshot.ts';
import { topOf } from './top.ts';

export function leaderboardRoutes(server: Server): void {
  const ranks = snapshots(server.database.pool);
  const top = (board: Board, period: Period, now: Date) =>
    server.reads((database) => topOf(database, board, period, now));

  route(server, 'GET /api/leaderboards/weekly_xp/current_week', ({ now }) =>
    top('xp', 'current_week', now),
  );
  route(server, 'GET /api/leaderboards/monthly_xp/current_month', ({ now }) =>
    top('xp', 'current_month', now),
  );
  route(server, 'GET /api/leaderboards/all_time_xp/all_time', ({ now }) =>
    top('xp', 'all_time', now),
  );
  route(server, 'GET /api/leaderboards/streak/:period', ({ params, now }) =>
    top('streak', params.period, now),
  );
  route(server, 'GET /api/users/:id/leaderboard/weekly_xp/:period', ({ params, learner, now }) =>
    ownRank(server, ranks, learner.id, params.period, now),
  );
}
