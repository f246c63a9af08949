import { STARTING_GEMS } from '@hajde/rules/game/rewards';
import { keyOf } from '../../credentials/name-key.ts';
import type { Db } from '../../db/connection.ts';
import { type LearnerRow, learner, ledger } from '../../db/schema.ts';

interface NewLearner {
  readonly username: string;
  readonly email: string | null;
  readonly emailVerifiedAt: Date | null;
  readonly passwordHash: string | null;
  readonly zone: string;
}

/** A learner with the gems everybody starts with, and the ledger's first row. */
export async function insertLearner(tx: Db, made: NewLearner, at: Date): Promise<LearnerRow> {
  const [row] = await tx
    .insert(learner)
    .values({
      ...made,
      usernameKey: keyOf(made.username),
      emailKey: made.email === null ? null : keyOf(made.email),
      createdAt: at,
      heartsFullAt: at,
      gems: STARTING_GEMS,
    })
    .returning();
  if (row === undefined) throw new Error('The insert of a learner returned no row.');
  await tx
    .insert(ledger)
    .values({ learnerId: row.id, key: 'start', xp: 0, gems: STARTING_GEMS, at });
  return row;
}
