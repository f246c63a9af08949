import { and, eq } from 'drizzle-orm';
import { tellOwner } from '../../credentials/tell-owner.ts';
import type { Db } from '../../db/connection.ts';
import { identity, learner } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Server } from '../../http/server.ts';
import type { Claims } from './provider.ts';

/** It opens another account already, and goes on to open that one alone. */
export class IdentityTaken extends Error {}

/** Lets a learner sign in by this identity from now on, too. Linking it again changes nothing. */
export async function linkIdentity(
  { database: { db }, mailer, now }: Server,
  learnerId: string,
  { issuer, subject }: Claims,
): Promise<void> {
  const linked = await db
    .insert(identity)
    .values({ issuer, subject, learnerId, createdAt: now() })
    .onConflictDoNothing()
    .returning({ learnerId: identity.learnerId });
  if (linked.length === 0) {
    const [owner] = await db
      .select({ learnerId: identity.learnerId })
      .from(identity)
      .where(and(eq(identity.issuer, issuer), eq(identity.subject, subject)));
    if (owner?.learnerId !== learnerId) throw new IdentityTaken();
    return;
  }
  const { email } = await credentialsOf(db, learnerId);
  if (email) tellOwner(mailer, email, 'Another way to sign in was added to your account at Hajde');
}

/** Not without a password: nobody could get in any more. */
export async function unlinkIdentity(db: Db, learnerId: string): Promise<void> {
  const { passwordHash } = await credentialsOf(db, learnerId);
  if (passwordHash === null) {
    throw new Refusal(409, 'no_password', 'Set a password first, or you could not sign in again.');
  }
  await db.delete(identity).where(eq(identity.learnerId, learnerId));
}

async function credentialsOf(db: Db, learnerId: string) {
  const [row] = await db
    .select({ email: learner.email, passwordHash: learner.passwordHash })
    .from(learner)
    .where(eq(learner.id, learnerId));
  return row ?? { email: null, passwordHash: null };
}
