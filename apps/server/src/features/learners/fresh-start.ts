import { STARTING_GEMS } from '@hajde/rules/rewards';
import { eq } from 'drizzle-orm';
import type { Pool } from 'pg';
import {
  award,
  completion,
  cultureRead,
  learner,
  learnerDay,
  ledger,
  placementResult,
  practiceSession,
  progress,
  pronunciationAttempt,
  review,
  score,
  streakFreeze,
  wordMemory,
} from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';

const EARNED = [
  award,
  completion,
  cultureRead,
  learnerDay,
  ledger,
  placementResult,
  practiceSession,
  progress,
  pronunciationAttempt,
  review,
  score,
  streakFreeze,
  wordMemory,
];

/**
 * Deletes everything the learner earned, as if the account were new. What was saved before this
 * instant and arrives later is refused, since the completions that would recognise it are gone.
 */
export async function freshStart(pool: Pool, learnerId: string, at: Date): Promise<void> {
  await inTransaction(pool, async ({ db: tx }) => {
    await tx
      .update(learner)
      .set({
        placementLevel: 'beginner',
        xp: 0,
        gems: STARTING_GEMS,
        heartsFullAt: at,
        doubleXpFrom: null,
        doubleXpUntil: null,
        streakRun: 0,
        streakLongest: 0,
        streakFreezes: 0,
        streakThrough: null,
        streakLastAt: null,
        streakLastZone: null,
        streakEndsAt: null,
        streakWeeksPaid: 0,
        tally: {},
        wipedAt: at,
      })
      .where(eq(learner.id, learnerId));
    await Promise.all(
      EARNED.map((table) => tx.delete(table).where(eq(table.learnerId, learnerId))),
    );
    await tx.insert(ledger).values({ learnerId, key: 'start', xp: 0, gems: STARTING_GEMS, at });
  });
}
