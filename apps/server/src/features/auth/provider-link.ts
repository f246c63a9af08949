import { and, eq } from 'drizzle-orm';
import { type Confirmed, lockConfirmed } from '../../credentials/confirm.ts';
import { noteEvent } from '../../credentials/security-events.ts';
import { tellOwner } from '../../credentials/tell-owner.ts';
import { identity, learner, session } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Server } from '../../http/server.ts';
import type { Claims } from './provider.ts';

/** It opens another account already, and goes on to open that one alone. */
export class IdentityTaken extends Error {}

/** Whoever asks to link, and the session they ask by. */
interface Asker {
  readonly learnerId: string;
  readonly sessionId: string;
  readonly device: string | null;
}

/**
 * Lets a learner sign in by this identity from now on, too. Linking it again changes nothing. The
 * provider takes its time: a session that was ended meanwhile links nothing any more.
 */
export async function linkIdentity(
  server: Server,
  { learnerId, sessionId, device }: Asker,
  { issuer, subject }: Claims,
): Promise<void> {
  const { database, now } = server;
  const at = now();
  const email = await inTransaction(database.pool, async ({ db: tx }) => {
    const [row] = await tx
      .select({ email: learner.email })
      .from(learner)
      .where(eq(learner.id, learnerId))
      .for('no key update');
    // Only now: whoever changes the password has the learner's row, and ends sessions with it.
    const stillThere = and(eq(session.learnerId, learnerId), eq(session.id, sessionId));
    if (row === undefined || (await tx.$count(session, stillThere)) === 0) {
      throw new Error('The session has ended meanwhile.');
    }
    const linked = await tx
      .insert(identity)
      .values({ issuer, subject, learnerId, createdAt: at })
      .onConflictDoNothing()
      .returning({ learnerId: identity.learnerId });
    if (linked.length > 0) {
      await noteEvent(tx, { learnerId, kind: 'identity_linked', device, at });
      return row.email;
    }
    const [owner] = await tx
      .select({ learnerId: identity.learnerId })
      .from(identity)
      .where(and(eq(identity.issuer, issuer), eq(identity.subject, subject)));
    if (owner?.learnerId !== learnerId) throw new IdentityTaken();
    return null;
  });
  if (email) tellOwner(server, email, 'A new way to sign in was added to your Hajde account');
}

/** Not without a password: nobody could get in any more. */
export async function unlinkIdentity(
  { database: { pool }, now }: Server,
  confirmed: Confirmed,
  device: string | null | undefined,
): Promise<void> {
  const { learnerId } = confirmed;
  if (confirmed.passwordHash === null) {
    throw new Refusal(
      409,
      'no_password',
      "Set a password first, or you won't be able to sign in again.",
    );
  }
  await inTransaction(pool, async ({ db: tx }) => {
    await lockConfirmed(tx, confirmed);
    await tx.delete(identity).where(eq(identity.learnerId, learnerId));
    await noteEvent(tx, { learnerId, kind: 'identity_unlinked', device, at: now() });
  });
}
