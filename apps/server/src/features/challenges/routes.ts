import { localDay } from '@hajde/rules/days/days';
import { route } from '../../http/route.ts';
import type { Server } from '../../http/server.ts';
import { challengesWithProgress } from './challenge-progress.ts';
import { claim } from './claim.ts';

export function challengeRoutes(server: Server): void {
  route(server, 'GET /api/daily-challenges', ({ learner, now, zone }) =>
    challengesWithProgress(server, server.database.db, learner.id, localDay(now, zone)),
  );

  route(server, 'POST /api/daily-challenges/:challengeId/claim', ({ params, learner, now, zone }) =>
    claim(server, learner.id, params.challengeId, now, zone),
  );
}
