import { createHash, randomUUID } from 'node:crypto';
import type { Body } from '@hajde/contract/types';
import { knownZone } from '@hajde/rules/days/time-zones';
import { route } from '../../http/route.ts';
import type { Server } from '../../http/server.ts';
import { corrected, momentOfRecord } from '../../ledger/moment.ts';
import { momentOfPlayed } from '../../ledger/moment-of-played.ts';
import { completeLesson } from './complete.ts';

export function lessonRoutes(server: Server): void {
  route(server, 'POST /api/lessons/complete', ({ body, learner, zone, now }) =>
    completeLesson(
      server,
      learner.id,
      { ...body, completionId: body.completionId ?? randomUUID(), answers: body.answers },
      momentOfPlayed(body, { zone, now, since: learner.createdAt }),
    ),
  );

  route(server, 'POST /api/offline-progress/sync', ({ body, learner, zone, now }) =>
    completeLesson(
      server,
      learner.id,
      {
        ...body,
        completionId: body.completionId ?? idOfRecord(body),
        perfect: body.perfect ?? false,
        answers: body.answers,
      },
      momentOfRecord(corrected(body.savedAt, body.sentAt, now), now, {
        zone: body.timeZone === undefined ? zone : knownZone(body.timeZone),
        here: zone,
        since: learner.createdAt,
      }),
    ),
  );
}

type Record = Body<'POST /api/offline-progress/sync'>;

/** A record without an id is told apart by what it is about, so that sending it again is harmless. */
function idOfRecord({ lessonId, savedAt }: Record): string {
  const hex = createHash('sha256').update(`${lessonId} ${savedAt}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
