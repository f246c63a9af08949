import { eq } from 'drizzle-orm';
import type { Pool } from 'pg';
import {
  award,
  completion,
  cultureRead,
  identity,
  learner,
  learnerDay,
  ledger,
  packDownload,
  placementResult,
  practiceSession,
  progress,
  pronunciationAttempt,
  questionReport,
  review,
  score,
  session,
  streakFreeze,
  wordMemory,
} from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';

/** What a table holds of a learner, under the name it has in the export. */
const EXPORTED = {
  identities: identity,
  sessions: session,
  completions: completion,
  ledger,
  progress,
  days: learnerDay,
  streakFreezes: streakFreeze,
  awards: award,
  scores: score,
  placementResults: placementResult,
  pronunciationAttempts: pronunciationAttempt,
  cultureRead,
  packDownloads: packDownload,
  questionReports: questionReport,
  practiceSessions: practiceSession,
  reviews: review,
  wordMemories: wordMemory,
};

/** What would open the account, and what only repeats something else. */
const LEFT_OUT = new Set(['passwordHash', 'tokenHash', 'usernameKey', 'emailKey', 'learnerId']);

/** Everything that is kept about a learner, as it stood at one instant. */
export async function exportOf(
  pool: Pool,
  learnerId: string,
  now: Date,
): Promise<Record<string, unknown>> {
  return inTransaction(
    pool,
    async ({ db: tx }) => {
      const [row] = await tx.select().from(learner).where(eq(learner.id, learnerId));
      const parts = await Promise.all(
        Object.entries(EXPORTED).map(async ([name, table]) => {
          const rows = await tx.select().from(table).where(eq(table.learnerId, learnerId));
          return [name, rows.map(shown)] as const;
        }),
      );
      return {
        exportedAt: now.toISOString(),
        learner: shown(row ?? {}),
        ...Object.fromEntries(parts),
      };
    },
    'isolation level repeatable read read only',
  );
}

const shown = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !LEFT_OUT.has(name)));
