import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { keyOf } from '../../credentials/name-key.ts';
import type { Db } from '../../db/connection.ts';
import { knownDevice, learner } from '../../db/schema.ts';
import { addressTries } from '../../http/address.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Server } from '../../http/server.ts';
import { forgive, giveBack, type Limit, type Try, take } from '../../http/throttle.ts';
import type { Visit } from './visit.ts';

const MINUTE_MS = 60_000;

/** A device that has signed in to this account before: nobody else's guesses count against it. */
const DEVICE: Limit = { name: 'sign-in device', atOnce: 10, thenOneEveryMs: MINUTE_MS };
/** One account from one address. */
const PAIR: Limit = { name: 'sign-in pair', atOnce: 10, thenOneEveryMs: MINUTE_MS };
/** One account from anywhere: guessing from many addresses gets 2,880 tries a day, not millions. */
const ACCOUNT: Limit = { name: 'sign-in account', atOnce: 50, thenOneEveryMs: MINUTE_MS / 2 };
/** One address for any account: room for a school, whose pupils mistype but do sign in. */
const ADDRESS: Limit = { name: 'sign-in address', atOnce: 300, thenOneEveryMs: 2_000 };

/**
 * Lets somebody try a password, unless too many were wrong. A try counts before the password is
 * looked at, so that many at once cannot slip through, and no longer once it was right. Nobody is
 * locked out: strangers' guesses slow strangers down, and a device that has been here before is none.
 */
export async function slowingGuesses<T extends { user: { id: string } }>(
  { database: { db }, now }: Server,
  username: string,
  visit: Visit,
  signIn: () => Promise<T>,
): Promise<T> {
  const who = keyOf(username);
  const known = await isKnown(db, who, visit.deviceSecret);
  const own: Try[] = known
    ? [{ limit: DEVICE, who: `${who}\n${visit.deviceSecret}` }]
    : [{ limit: PAIR, who: `${who}\n${visit.address}` }];
  const shared: Try[] = known ? [] : [{ limit: ACCOUNT, who }, ...addressTries(ADDRESS, visit)];
  await take(db, [...own, ...shared], now());
  try {
    const signedIn = await signIn();
    await Promise.all([
      forgive(db, own),
      giveBack(db, shared),
      rememberDevice(db, signedIn.user.id, visit.deviceSecret, now()),
    ]);
    return signedIn;
  } catch (error) {
    // Only a wrong password was a guess; a database that went away says nothing about the guesser.
    if (!(error instanceof Refusal)) await giveBack(db, [...own, ...shared]).catch(() => undefined);
    throw error;
  }
}

export async function rememberDevice(
  db: Db,
  learnerId: string,
  secret: string | undefined,
  at: Date,
): Promise<void> {
  if (secret === undefined) return;
  await db
    .insert(knownDevice)
    .values({ learnerId, deviceHash: hash(secret), usedAt: at })
    .onConflictDoUpdate({
      target: [knownDevice.learnerId, knownDevice.deviceHash],
      set: { usedAt: at },
    });
  // A device that makes up a new secret each time must not fill the table.
  await db.delete(knownDevice).where(
    and(
      eq(knownDevice.learnerId, learnerId),
      sql`${knownDevice.deviceHash} not in (
        select device_hash from known_device where learner_id = ${learnerId}
        order by used_at desc limit ${DEVICES_KEPT})`,
    ),
  );
}

const DEVICES_KEPT = 20;

async function isKnown(db: Db, usernameKey: string, secret: string | undefined): Promise<boolean> {
  if (secret === undefined) return false;
  const rows = await db
    .select({ learnerId: knownDevice.learnerId })
    .from(knownDevice)
    .innerJoin(learner, eq(learner.id, knownDevice.learnerId))
    .where(and(eq(learner.usernameKey, usernameKey), eq(knownDevice.deviceHash, hash(secret))));
  return rows.length > 0;
}

const hash = (secret: string) => createHash('sha256').update(secret).digest();
