import { createHash, randomUUID } from 'node:crypto';
import type { Body } from '@hajde/contract/types';
import { isTimeZone } from '@hajde/rules/days';
import { Refusal } from '../../http/refusal.ts';
import { route } from '../../http/route.ts';
import type { Server } from '../../http/server.ts';
import { momentOfRecord } from '../../ledger/moment.ts';
import { completeLesson } from './complete.ts';

export function lessonRoutes(server: Server): void {
  route(server, 'POST /api/lessons/complete', ({ body, learner, zone, now }) =>
    completeLesson(
      server,
      learner.id,
      { ...body, completionId: body.completionId ?? randomUUID(), answers: body.answers },
      momentOfRecord(whenSaved(body.completedAt, body.sentAt, now), now, zone),
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
      momentOfRecord(
        whenSaved(body.savedAt, body.sentAt, now),
        now,
        zoneOfRecord(body.timeZone, zone),
      ),
    ),
  );
}

type Record = Body<'POST /api/offline-progress/sync'>;

/** The device's clock may be wrong; how wrong, `sentAt` tells. */
function whenSaved(savedAt: string | undefined, sentAt: string | undefined, now: Date): Date {
  if (savedAt === undefined) return now;
  const wrongBy = sentAt === undefined ? 0 : now.getTime() - new Date(sentAt).getTime();
  return new Date(new Date(savedAt).getTime() + wrongBy);
}

function zoneOfRecord(named: string | undefined, fallback: string): string {
  if (named === undefined) return fallback;
  if (isTimeZone(named)) return named;
  throw new Refusal(400, 'invalid', 'timeZone must be an IANA time zone.', 'timeZone');
}

/** A record without an id is told apart by what it is about, so that sending it again is harmless. */
function idOfRecord({ lessonId, savedAt }: Record): string {
  const hex = createHash('sha256').update(`${lessonId} ${savedAt}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
