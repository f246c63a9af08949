import { and, eq, isNull } from 'drizzle-orm';
import type { Pool } from 'pg';
import { type Confirmed, lockConfirmed } from '../../credentials/confirm.ts';
import { noteEvent } from '../../credentials/security-events.ts';
import { tellOwner } from '../../credentials/tell-owner.ts';
import type { Db } from '../../db/connection.ts';
import { learner, questionReport } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Server } from '../../http/server.ts';

/** A learner deletes their own account. */
export async function deleteOwnAccount(server: Server, confirmed: Confirmed): Promise<void> {
  const { database, now } = server;
  const email = await inTransaction(database.pool, async ({ db: tx }) => {
    const row = await lockConfirmed(tx, confirmed);
    await deleteLearner(tx, confirmed.learnerId);
    await noteEvent(tx, { learnerId: null, kind: 'deleted', at: now() });
    return row.email;
  });
  if (email) tellOwner(server, email, 'Your Hajde account was deleted', GONE);
}

const GONE =
  "Your account is gone, with everything in it. If you didn't delete it yourself, please contact whoever runs this server.";

/** An operator deletes somebody's account. */
export async function deleteByOperator(pool: Pool, learnerId: string, now: Date): Promise<void> {
  await inTransaction(pool, async ({ db: tx }) => {
    await deleteLearner(tx, learnerId);
    await noteEvent(tx, { learnerId: null, kind: 'operator_deleted', at: now });
  });
}

/**
 * Reports about questions stay, since they are about the course, but nothing that was written by
 * hand. Of a clip that belongs to no question nobody can tell that it says what was sent: that report
 * goes. The learner's row is locked before: what is being written for them waits, and finds nobody.
 */
async function deleteLearner(tx: Db, learnerId: string): Promise<void> {
  await tx.select({ id: learner.id }).from(learner).where(eq(learner.id, learnerId)).for('update');
  await tx
    .delete(questionReport)
    .where(and(eq(questionReport.learnerId, learnerId), isNull(questionReport.lessonId)));
  await tx
    .update(questionReport)
    .set({ note: null })
    .where(eq(questionReport.learnerId, learnerId));
  await tx.delete(learner).where(eq(learner.id, learnerId));
}
