import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { type Confirmed, lockConfirmed } from '../../credentials/confirm.ts';
import { hashOfLink, linkSpent, newLink } from '../../credentials/mailed-link.ts';
import { keyOf } from '../../credentials/name-key.ts';
import { orTaken } from '../../credentials/name-or-email-taken.ts';
import { noteEvent } from '../../credentials/security-events.ts';
import { tellOwner } from '../../credentials/tell-owner.ts';
import type { Db } from '../../db/connection.ts';
import { emailChange, learner, passwordReset } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Server } from '../../http/server.ts';
import { type Limit, take } from '../../http/throttle.ts';
import { mailAboutEmail } from './email-change-mail.ts';

/** An answer may tell whether somebody has an account by that email, so few are given. */
const TRIES: Limit = { name: 'email tries', atOnce: 5, thenOneEveryMs: 600_000 };

/**
 * Where this server sends mail, nothing changes until the link in a mail to the new address is used,
 * and the answer is the same whether somebody else has that address or not: only its owner is told.
 */
export async function askForEmail(
  server: Server,
  confirmed: Confirmed,
  email: string,
  device: string | null | undefined,
): Promise<{ mailed: boolean }> {
  const { database, mailer, now } = server;
  const { learnerId } = confirmed;
  await take(database.db, [{ limit: TRIES, who: learnerId }], now());
  if (mailer === undefined) {
    await changeAtOnce(server, confirmed, email, device);
    return { mailed: false };
  }
  const at = now();
  const { token, tokenHash, expiresAt } = newLink(at);
  await inTransaction(database.pool, async ({ db: tx }) => {
    await lockConfirmed(tx, confirmed);
    const wanted = { email, tokenHash, expiresAt };
    await tx
      .insert(emailChange)
      .values({ learnerId, ...wanted })
      .onConflictDoUpdate({ target: emailChange.learnerId, set: wanted });
    await noteEvent(tx, { learnerId, kind: 'email_change_asked', device, at });
  });
  // After the #, so that it reaches no server's log on its way.
  const link = `${mailer.publicUrl}/confirm-email#${token}`;
  mailer.later(() => mailAboutEmail(database.db, { learnerId, email, link }, at));
  return { mailed: true };
}

/**
 * Mails the link to the email that the account has already. Needs no password: it changes nothing but
 * that the mailbox is known to be theirs.
 */
export async function proveEmail(
  { database, mailer, now }: Server,
  learnerId: string,
  device: string | null | undefined,
): Promise<void> {
  if (mailer === undefined) throw new Refusal(409, 'no_mail', "This server doesn't send email.");
  const at = now();
  await take(database.db, [{ limit: TRIES, who: learnerId }], at);
  const { token, tokenHash, expiresAt } = newLink(at);
  const email = await inTransaction(database.pool, async ({ db: tx }) => {
    const [row] = await tx
      .select({ email: learner.email })
      .from(learner)
      .where(eq(learner.id, learnerId))
      .for('no key update');
    if (!row?.email) throw new Refusal(409, 'no_email', 'Your account has no email yet.');
    const wanted = { email: row.email, tokenHash, expiresAt };
    await tx
      .insert(emailChange)
      .values({ learnerId, ...wanted })
      .onConflictDoUpdate({ target: emailChange.learnerId, set: wanted });
    await noteEvent(tx, { learnerId, kind: 'email_change_asked', device, at });
    return row.email;
  });
  const link = `${mailer.publicUrl}/confirm-email#${token}`;
  mailer.later(() => mailAboutEmail(database.db, { learnerId, email, link }, at));
}

/** The link of the mail: whoever has it has the mailbox. */
export async function confirmEmail(server: Server, token: string): Promise<void> {
  const { database, now } = server;
  const at = now();
  const fits = and(eq(emailChange.tokenHash, hashOfLink(token)), gt(emailChange.expiresAt, at));
  const [asked] = await database.db.select().from(emailChange).where(fits);
  if (asked === undefined) throw linkSpent();
  const { learnerId } = asked;
  const before = await inTransaction(database.pool, async ({ db: tx }) => {
    const [row] = await tx
      .select({ email: learner.email })
      .from(learner)
      .where(eq(learner.id, learnerId))
      .for('no key update');
    const [used] = await tx.delete(emailChange).where(fits).returning();
    if (row === undefined || used === undefined) throw linkSpent();
    await setEmail(tx, learnerId, used.email, sql`${at.toISOString()}::timestamptz`);
    // Proving the mailbox of the email that is there already changes none.
    if (keyOf(row.email ?? '') === keyOf(used.email)) return null;
    await noteEvent(tx, { learnerId, kind: 'email_changed', at });
    return row.email;
  }).catch((error) => {
    throw orTaken(error);
  });
  if (before)
    tellOwner(server, before, 'The email on your Hajde account was changed', NO_LONGER_YOURS);
}

/** To the old email: a new password would be mailed to the new one. */
const NO_LONGER_YOURS =
  "If that was you, you don't need to do anything. If it wasn't, contact whoever runs this server.";

export async function removeExpiredEmailChanges(db: Db, at: Date): Promise<void> {
  await db.delete(emailChange).where(lt(emailChange.expiresAt, at));
}

/** The new one counts as unverified: nobody has shown yet that its mailbox is theirs. */
async function changeAtOnce(
  { database: { pool }, now }: Server,
  confirmed: Confirmed,
  email: string,
  device: string | null | undefined,
): Promise<void> {
  const { learnerId } = confirmed;
  await inTransaction(pool, async ({ db: tx }) => {
    const row = await lockConfirmed(tx, confirmed);
    const same = row.emailKey === keyOf(email);
    await setEmail(tx, learnerId, email, same ? sql`email_verified_at` : null);
    if (!same) await noteEvent(tx, { learnerId, kind: 'email_changed', device, at: now() });
  }).catch((error) => {
    throw orTaken(error);
  });
}

/** Links that were mailed to the old one work no more. */
async function setEmail(
  tx: Db,
  learnerId: string,
  email: string,
  emailVerifiedAt: ReturnType<typeof sql> | null,
): Promise<void> {
  await tx
    .update(learner)
    .set({ email, emailKey: keyOf(email), emailVerifiedAt })
    .where(eq(learner.id, learnerId));
  await tx.delete(passwordReset).where(eq(passwordReset.learnerId, learnerId));
}
