import { addDays, localDay } from '@hajde/rules/days/days';
import { EAR_RESULTS_OF_DAYS } from '@hajde/rules/play/ear-trainer';
import { and, asc, eq, gt } from 'drizzle-orm';
import { ledger, soundResult } from '../../db/schema.ts';
import { route } from '../../http/route.ts';
import type { Server } from '../../http/server.ts';
import { momentOfPlayed } from '../../ledger/moment-of-played.ts';
import { completeSounds, soundsKey } from './complete.ts';

export function soundRoutes(server: Server): void {
  const { db } = server.database;

  route(server, 'GET /api/users/:id/sounds', async ({ learner, zone, now }) => {
    const { contrastId, day, right, wrong } = soundResult;
    const today = localDay(now, zone);
    const since = addDays(today, -EAR_RESULTS_OF_DAYS);
    const [results, paid] = await Promise.all([
      db
        .select({ contrastId, day, right, wrong })
        .from(soundResult)
        .where(and(eq(soundResult.learnerId, learner.id), gt(day, since)))
        .orderBy(asc(day), asc(contrastId)),
      db
        .select({ key: ledger.key })
        .from(ledger)
        .where(and(eq(ledger.learnerId, learner.id), eq(ledger.key, soundsKey(today)))),
    ]);
    return { results, paidToday: paid.length > 0 };
  });

  route(server, 'POST /api/users/:id/sounds/complete', ({ body, learner, zone, now }) =>
    completeSounds(
      server,
      learner.id,
      body,
      momentOfPlayed(body, { zone, now, since: learner.createdAt }),
    ),
  );
}
