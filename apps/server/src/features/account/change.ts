import { eq } from 'drizzle-orm';
import type { Pool } from 'pg';
import { type Confirmed, lockConfirmed } from '../../credentials/confirm.ts';
import { hashPassword } from '../../credentials/password.ts';
import { noteEvent } from '../../credentials/security-events.ts';
import { tellOwner } from '../../credentials/tell-owner.ts';
import { emailChange, knownDevice, learner, passwordReset, score } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Server } from '../../http/server.ts';
import { type By, endOthers } from './sessions.ts';

/** Whoever else is signed in is signed out, and links that were mailed work no more. */
export async function changePassword(
  server: Server,
  confirmed: Confirmed,
  by: By | undefined,
  password: string,
): Promise<void> {
  const { database, now } = server;
  const { learnerId } = confirmed;
  const passwordHash = await hashPassword(password);
  const email = await inTransaction(database.pool, async ({ db: tx }) => {
    const row = await lockConfirmed(tx, confirmed);
    await tx.update(learner).set({ passwordHash }).where(eq(learner.id, learnerId));
    await tx.delete(passwordReset).where(eq(passwordReset.learnerId, learnerId));
    await tx.delete(emailChange).where(eq(emailChange.learnerId, learnerId));
    await tx.delete(knownDevice).where(eq(knownDevice.learnerId, learnerId));
    await endOthers(tx, learnerId, by?.id);
    const kind = 'password_changed';
    await noteEvent(tx, { learnerId, kind, device: by?.device, at: now() });
    return row.email;
  });
  if (email) tellOwner(server, email, 'Your Hajde password was changed');
}

/** The scores go on counting unseen. The learner's row is locked first, as by all who write scores. */
export async function stayOffBoards(pool: Pool, learnerId: string, off: boolean): Promise<void> {
  await inTransaction(pool, async ({ db: tx }) => {
    await tx.update(learner).set({ offBoards: off }).where(eq(learner.id, learnerId));
    await tx.update(score).set({ hidden: off }).where(eq(score.learnerId, learnerId));
  });
}
