import { knownZone } from '@hajde/rules/time-zones';
import { route } from '../../http/route.ts';
import type { Server } from '../../http/server.ts';
import { completePractice } from './complete.ts';
import { readPractice } from './read.ts';
import { readWords, suspend } from './words.ts';

export function practiceRoutes(server: Server): void {
  route(server, 'GET /api/users/:id/practice', ({ learner, now, zone }) =>
    readPractice(server, learner.id, now, zone),
  );

  route(server, 'POST /api/practice/complete', ({ body, learner, now, zone }) =>
    completePractice(
      server,
      learner.id,
      body,
      {
        zone: body.timeZone === undefined ? zone : knownZone(body.timeZone),
        here: zone,
        since: learner.createdAt,
      },
      now,
    ),
  );

  route(server, 'GET /api/users/:id/words', ({ learner, now, zone }) =>
    readWords(server, learner.id, now, zone),
  );

  route(server, 'POST /api/users/:id/words/:wordId/suspend', ({ params, learner, now }) =>
    suspend(server, learner.id, params.wordId, now),
  );

  route(server, 'POST /api/users/:id/words/:wordId/resume', ({ params, learner }) =>
    suspend(server, learner.id, params.wordId, null),
  );
}
