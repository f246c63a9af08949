import { PACE_REACH_MS, type PlayedLesson } from '@hajde/rules/game/pace';
import { STARTING_GEMS } from '@hajde/rules/game/rewards';
import { and, eq, gt } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Db } from '../../db/connection.ts';
import {
  award,
  cultureRead,
  learner,
  learnerDay,
  ledger,
  placementResult,
  pronunciationAttempt,
  score,
  streakFreeze,
} from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { FINISHED_KINDS, FINISHED_TABLES } from '../../ledger/finished-kinds.ts';

const EARNED = [
  ...Object.values(FINISHED_TABLES),
  award,
  cultureRead,
  learnerDay,
  ledger,
  placementResult,
  pronunciationAttempt,
  score,
  streakFreeze,
];

/**
 * Deletes everything the learner earned, as if the account were new. What was saved before this
 * instant and arrives later is refused, since the completions that would recognise it are gone.
 */
export async function freshStart(pool: Pool, learnerId: string, at: Date): Promise<void> {
  await inTransaction(pool, async ({ db: tx }) => {
    const paceBeforeWipe = await playedLately(tx, learnerId, at);
    await tx
      .update(learner)
      .set({
        placementLevel: 'beginner',
        xp: 0,
        gems: STARTING_GEMS,
        heartsFullAt: at,
        doubleXpFrom: null,
        doubleXpUntil: null,
        doubleXpLate: 0,
        streakRun: 0,
        streakLongest: 0,
        streakFreezes: 0,
        streakThrough: null,
        streakLastAt: null,
        streakLastZone: null,
        streakAsOf: null,
        streakEndsAt: null,
        streakWeeksPaid: 0,
        tally: {},
        wipedAt: at,
        paceBeforeWipe,
      })
      .where(eq(learner.id, learnerId));
    await Promise.all(
      EARNED.map((table) => tx.delete(table).where(eq(table.learnerId, learnerId))),
    );
    await tx.insert(ledger).values({ learnerId, key: 'start', xp: 0, gems: STARTING_GEMS, at });
  });
}

/** Who starts over has played all the same: otherwise starting over would be a way to play faster. */
async function playedLately(tx: Db, learnerId: string, now: Date): Promise<PlayedLesson[]> {
  const since = new Date(now.getTime() - PACE_REACH_MS);
  const [row] = await tx
    .select({ before: learner.paceBeforeWipe })
    .from(learner)
    .where(eq(learner.id, learnerId))
    .for('no key update');
  const played = Object.values(FINISHED_KINDS).map(async ({ table, finishedAt, takesMs }) => {
    const rows = await tx
      .select({ at: finishedAt, zone: table.zone })
      .from(table)
      .where(and(eq(table.learnerId, learnerId), gt(finishedAt, since)));
    return rows.flatMap(({ at, zone }) => (at ? [{ at: at.getTime(), zone, takesMs }] : []));
  });
  const before = (row?.before ?? []).filter((each) => each.at > since.getTime());
  return [...before, ...(await Promise.all(played)).flat()];
}
