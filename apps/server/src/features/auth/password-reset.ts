import type { Answer, Body } from '@hajde/contract/types';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { hashOfLink, linkSpent, newLink } from '../../credentials/mailed-link.ts';
import { keyOf } from '../../credentials/name-key.ts';
import { hashPassword } from '../../credentials/password.ts';
import type { Db } from '../../db/connection.ts';
import { emailChange, knownDevice, learner, passwordReset, session } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { addressTries } from '../../http/address.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Server } from '../../http/server.ts';
import { type Limit, mayTake, take } from '../../http/throttle.ts';
import { toUser } from '../../ledger/user.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { Caller } from './caller.ts';
import { enter } from './enter.ts';

const MINUTE_MS = 60_000;

const PER_ADDRESS: Limit = { name: 'reset address', atOnce: 30, thenOneEveryMs: 20_000 };
/** A mailbox is not to be flooded. What goes beyond is silent: it must not tell who has an account. */
const PER_EMAIL: Limit = { name: 'reset email', atOnce: 3, thenOneEveryMs: 20 * MINUTE_MS };

/** Everything that depends on whether there is such a learner happens after the answer. */
export async function askForReset(server: Server, email: string, caller: Caller): Promise<void> {
  const { database, mailer, now } = server;
  if (mailer === undefined) {
    throw new Refusal(
      409,
      'no_mail',
      "This server doesn't send email. Whoever runs it can set a new password for you.",
    );
  }
  await take(database.db, addressTries(PER_ADDRESS, caller), now());
  mailer.later(() => resetMail(database.db, mailer.publicUrl, email, now()));
}

/** The link works once; whoever was signed in before is not any more. */
export async function confirmReset(
  { database, now }: Server,
  { token, password }: Body<'POST /api/auth/password-reset/confirm'>,
  caller: Caller,
): Promise<Answer<'POST /api/auth/login'>> {
  const at = now();
  const fits = and(eq(passwordReset.tokenHash, hashOfLink(token)), gt(passwordReset.expiresAt, at));
  const [asked] = await database.db.select().from(passwordReset).where(fits);
  if (asked === undefined) throw linkSpent();
  const passwordHash = await hashPassword(password);
  return inTransaction(database.pool, async ({ db: tx }) => {
    const { learnerId } = asked;
    // The learner's row first, as by all who change how an account is opened.
    const [row] = await tx
      .update(learner)
      .set({ passwordHash, emailVerifiedAt: at })
      .where(eq(learner.id, learnerId))
      .returning();
    const [used] = await tx.delete(passwordReset).where(fits).returning();
    if (row === undefined || used === undefined) throw linkSpent();
    await tx.delete(session).where(eq(session.learnerId, learnerId));
    await tx.delete(passwordReset).where(eq(passwordReset.learnerId, learnerId));
    await tx.delete(emailChange).where(eq(emailChange.learnerId, learnerId));
    await tx.delete(knownDevice).where(eq(knownDevice.learnerId, learnerId));
    const entered = await enter(tx, learnerId, caller, at, { kind: 'password_reset' });
    if (entered === undefined) throw linkSpent();
    return { token: entered.token, user: toUser(row, at, caller.zone) };
  });
}

export async function removeExpiredResets(db: Db, at: Date): Promise<void> {
  await db.delete(passwordReset).where(lt(passwordReset.expiresAt, at));
}

async function resetMail(
  db: Db,
  publicUrl: string,
  email: string,
  at: Date,
): Promise<Mail | undefined> {
  const key = keyOf(email);
  const [found] = await db
    .select({ email: learner.email })
    .from(learner)
    .where(eq(learner.emailKey, key));
  if (!found?.email || !(await mayTake(db, { limit: PER_EMAIL, who: key }, at))) return undefined;
  const { token, tokenHash, expiresAt } = newLink(at);
  // Looks again and waits for whoever is changing the email: the old mailbox opens nothing then.
  const { rowCount } = await db.execute(sql`
    insert into password_reset (token_hash, learner_id, expires_at)
    select ${tokenHash}, id, ${expiresAt.toISOString()}::timestamptz
    from learner where email_key = ${key} for share`);
  if (rowCount === 0) return undefined;
  return {
    to: found.email,
    subject: 'Choose a new password for Hajde',
    // After the #, so that it reaches no server's log on its way.
    text: [
      // Without a name: whoever registered this email may have chosen one that is a message of theirs.
      'Përshëndetje,',
      'Somebody asked for a new password for your Hajde account. If that was you, choose one here within 30 minutes:',
      `${publicUrl}/reset-password#${token}`,
      "If it wasn't you, just ignore this email. Your password stays as it is.",
    ].join('\n\n'),
  };
}
