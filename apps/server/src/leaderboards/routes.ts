import { route } from '../route.ts';
import type { Server } from '../server.ts';
import { positionOf } from './position.ts';
import { snapshots } from './snapshot.ts';
import { topOf } from './top.ts';

export function leaderboardRoutes(server: Server): void {
  const { db } = server.database;
  const ranks = snapshots(db);

  route(server, 'GET /api/leaderboards/weekly_xp/current_week', ({ now }) =>
    topOf(db, 'xp', 'current_week', now),
  );
  route(server, 'GET /api/leaderboards/monthly_xp/current_month', ({ now }) =>
    topOf(db, 'xp', 'current_month', now),
  );
  route(server, 'GET /api/leaderboards/all_time_xp/all_time', ({ now }) =>
    topOf(db, 'xp', 'all_time', now),
  );
  route(server, 'GET /api/leaderboards/streak/:period', ({ params, now }) =>
    topOf(db, 'streak', params.period, now),
  );
  route(server, 'GET /api/users/:id/leaderboard/weekly_xp/:period', ({ params, learner, now }) =>
    positionOf(server, ranks, learner.id, params.period, now),
  );
}
