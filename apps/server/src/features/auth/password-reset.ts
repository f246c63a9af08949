import { createHash, randomBytes } from 'node:crypto';
import type { Answer, Body } from '@hajde/contract/types';
import { and, eq, gt, lt } from 'drizzle-orm';
import { keyOf } from '../../credentials/name-key.ts';
import { hashPassword } from '../../credentials/password.ts';
import type { Db } from '../../db/connection.ts';
import { knownDevice, learner, passwordReset, session } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { addressTries } from '../../http/address.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Server } from '../../http/server.ts';
import { startSession } from '../../http/session.ts';
import { type Limit, mayTake, take } from '../../http/throttle.ts';
import { toUser } from '../../ledger/user.ts';
import type { Mail } from '../../mail/mailer.ts';
import { rememberDevice } from './guessing.ts';
import type { Visit } from './visit.ts';

const MINUTE_MS = 60_000;
const LINK_LASTS_MS = 30 * MINUTE_MS;
const TOKEN_BYTES = 32;

const PER_ADDRESS: Limit = { name: 'reset address', atOnce: 30, thenOneEveryMs: 20_000 };
/** A mailbox is not to be flooded. What goes beyond is silent: it must not tell who has an account. */
const PER_EMAIL: Limit = { name: 'reset email', atOnce: 3, thenOneEveryMs: 20 * MINUTE_MS };

/** Everything that depends on whether there is such a learner happens after the answer. */
export async function askForReset(server: Server, email: string, visit: Visit): Promise<void> {
  const { database, mailer, now } = server;
  if (mailer === undefined) {
    throw new Refusal(409, 'no_mail', 'This server sends no mail. Please ask whoever runs it.');
  }
  await take(database.db, addressTries(PER_ADDRESS, visit), now());
  mailer.later(() => resetMail(database.db, mailer.publicUrl, email, now()));
}

/** The link works once; whoever was signed in before is not any more. */
export async function confirmReset(
  { database, now }: Server,
  { token, password }: Body<'POST /api/auth/password-reset/confirm'>,
  { zone, device, deviceSecret }: Visit,
): Promise<Answer<'POST /api/auth/login'>> {
  const at = now();
  const fits = and(eq(passwordReset.tokenHash, hash(token)), gt(passwordReset.expiresAt, at));
  const [asked] = await database.db.select().from(passwordReset).where(fits);
  if (asked === undefined) throw spent();
  const passwordHash = await hashPassword(password);
  const signedIn = await inTransaction(database.pool, async ({ db: tx }) => {
    const [used] = await tx.delete(passwordReset).where(fits).returning();
    if (used === undefined) throw spent();
    const { learnerId } = used;
    const [row] = await tx
      .update(learner)
      .set({ passwordHash, emailVerifiedAt: at })
      .where(eq(learner.id, learnerId))
      .returning();
    if (row === undefined) throw spent();
    await tx.delete(session).where(eq(session.learnerId, learnerId));
    await tx.delete(passwordReset).where(eq(passwordReset.learnerId, learnerId));
    await tx.delete(knownDevice).where(eq(knownDevice.learnerId, learnerId));
    return { token: await startSession(tx, learnerId, at, device), user: toUser(row, at, zone) };
  });
  await rememberDevice(database.db, signedIn.user.id, deviceSecret, at);
  return signedIn;
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
    .select({ id: learner.id, username: learner.username, email: learner.email })
    .from(learner)
    .where(eq(learner.emailKey, key));
  if (!found?.email || !(await mayTake(db, { limit: PER_EMAIL, who: key }, at))) return undefined;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db.insert(passwordReset).values({
    tokenHash: hash(token),
    learnerId: found.id,
    expiresAt: new Date(at.getTime() + LINK_LASTS_MS),
  });
  return {
    to: found.email,
    subject: 'Your new password for Hajde',
    // After the #, so that it reaches no server's log on its way.
    text: [
      `Përshëndetje ${found.username},`,
      'somebody asked for a new password for your account at Hajde. If it was you, choose one here within 30 minutes:',
      `${publicUrl}/reset-password#${token}`,
      'If it was not you, do nothing: your password stays as it is.',
    ].join('\n\n'),
  };
}

const hash = (token: string) => createHash('sha256').update(token).digest();

const spent = () =>
  new Refusal(
    410,
    'link_spent',
    'This link has been used or is older than 30 minutes. Please ask for a new one.',
  );
