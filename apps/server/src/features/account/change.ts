import { eq } from 'drizzle-orm';
import type { Pool } from 'pg';
import { keyOf } from '../../credentials/name-key.ts';
import { hashPassword } from '../../credentials/password.ts';
import { orTaken } from '../../credentials/taken.ts';
import { tellOwner } from '../../credentials/tell-owner.ts';
import { knownDevice, learner, passwordReset, questionReport, score } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Server } from '../../http/server.ts';
import { endOthers } from './sessions.ts';

/** Whoever else is signed in is signed out, and links that were mailed work no more. */
export async function changePassword(
  { database: { pool }, mailer }: Server,
  learnerId: string,
  sessionId: string | undefined,
  password: string,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const email = await inTransaction(pool, async ({ db: tx }) => {
    const [row] = await tx
      .update(learner)
      .set({ passwordHash })
      .where(eq(learner.id, learnerId))
      .returning({ email: learner.email });
    await tx.delete(passwordReset).where(eq(passwordReset.learnerId, learnerId));
    await tx.delete(knownDevice).where(eq(knownDevice.learnerId, learnerId));
    await endOthers(tx, learnerId, sessionId);
    return row?.email;
  });
  if (email) tellOwner(mailer, email, 'Your password at Hajde was changed');
}

/** The new one counts as unverified: nobody has shown yet that its mailbox is theirs. */
export async function changeEmail(
  { database: { pool }, mailer }: Server,
  learnerId: string,
  email: string,
): Promise<void> {
  const before = await inTransaction(pool, async ({ db: tx }) => {
    const [row] = await tx
      .select({ email: learner.email, emailKey: learner.emailKey })
      .from(learner)
      .where(eq(learner.id, learnerId))
      .for('update');
    const same = row?.emailKey === keyOf(email);
    await tx
      .update(learner)
      .set({ email, emailKey: keyOf(email), ...(!same && { emailVerifiedAt: null }) })
      .where(eq(learner.id, learnerId));
    await tx.delete(passwordReset).where(eq(passwordReset.learnerId, learnerId));
    return same ? null : row?.email;
  }).catch((error) => {
    throw orTaken(error);
  });
  if (before) tellOwner(mailer, before, 'Your email at Hajde was changed');
}

/** The scores go on counting unseen. The learner's row is locked first, as by all who write scores. */
export async function stayOffBoards(pool: Pool, learnerId: string, off: boolean): Promise<void> {
  await inTransaction(pool, async ({ db: tx }) => {
    await tx.update(learner).set({ offBoards: off }).where(eq(learner.id, learnerId));
    await tx.update(score).set({ hidden: off }).where(eq(score.learnerId, learnerId));
  });
}

/** Reports about questions stay, since they are about the course, but nothing that was written by hand. */
export async function deleteLearner(pool: Pool, learnerId: string): Promise<void> {
  await inTransaction(pool, async ({ db: tx }) => {
    await tx
      .update(questionReport)
      .set({ note: null })
      .where(eq(questionReport.learnerId, learnerId));
    await tx.delete(learner).where(eq(learner.id, learnerId));
  });
}
