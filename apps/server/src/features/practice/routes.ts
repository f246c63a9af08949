import { knownZone } from '@hajde/rules/days/time-zones';
import { expensiveReads } from '../../http/expensive-reads.ts';
import { route } from '../../http/route.ts';
import type { Server } from '../../http/server.ts';
import { addWords, readAdded, removeAdded } from './added-words.ts';
import { completePractice } from './complete.ts';
import { readPractice } from './read.ts';
import { readWords, suspend } from './words.ts';

export function practiceRoutes(server: Server): void {
  const expensively = expensiveReads();

  route(server, 'GET /api/users/:id/practice', ({ learner, now, zone }) =>
    readPractice(server, learner.id, now, zone),
  );

  route(server, 'GET /api/users/:id/practice/today', async ({ learner, now, zone }) => {
    const { due, portion, mistakes, words } = await readPractice(server, learner.id, now, zone);
    return { due, portion, mistakes, met: words.length };
  });

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

  route(server, 'GET /api/users/:id/added-words', ({ learner }) => readAdded(server, learner.id));

  route(server, 'POST /api/users/:id/added-words', ({ body, learner, now, zone }) =>
    addWords(server, learner.id, body, now, zone),
  );

  route(server, 'POST /api/users/:id/added-words/remove', ({ body, learner, now, zone }) =>
    removeAdded(server, learner.id, body.wordIds, now, zone),
  );

  route(server, 'GET /api/users/:id/words', ({ learner, now, zone }) =>
    expensively(learner.id, () => readWords(server, learner.id, now, zone)),
  );

  route(server, 'POST /api/users/:id/words/:wordId/suspend', ({ params, learner, now }) =>
    suspend(server, learner.id, params.wordId, now),
  );

  route(server, 'POST /api/users/:id/words/:wordId/resume', ({ params, learner }) =>
    suspend(server, learner.id, params.wordId, null),
  );
}
