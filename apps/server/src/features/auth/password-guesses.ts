import { Busy } from '../../credentials/in-turn.ts';
import { keyOf } from '../../credentials/name-key.ts';
import { addressTries } from '../../http/address.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Server } from '../../http/server.ts';
import { forgive, giveBack, type Limit, type Try, take } from '../../http/throttle.ts';
import type { Caller } from './caller.ts';
import { isKnownByName } from './known-devices.ts';

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
export async function slowingGuesses<T>(
  { database: { db }, now }: Server,
  username: string,
  caller: Caller,
  signIn: () => Promise<T>,
): Promise<T> {
  const who = keyOf(username);
  const known = await isKnownByName(db, who, caller.deviceSecret);
  const own: Try[] = known
    ? [{ limit: DEVICE, who: `${who}\n${caller.deviceSecret}` }]
    : [{ limit: PAIR, who: `${who}\n${caller.address}` }];
  const shared: Try[] = known ? [] : [...addressTries(ADDRESS, caller), { limit: ACCOUNT, who }];
  // One after the other: what is refused before must not use up what others share, or somebody at one
  // address would fill an account's limit and keep its owner out.
  for (const one of [...own, ...shared]) await take(db, [one], now());
  try {
    const signedIn = await signIn();
    await Promise.all([forgive(db, own), giveBack(db, shared)]);
    return signedIn;
  } catch (error) {
    // Only a wrong password was a guess; a database that went away says nothing about the guesser.
    const wasGuess = error instanceof Refusal && !(error instanceof Busy);
    if (!wasGuess) await giveBack(db, [...own, ...shared]).catch(() => undefined);
    throw error;
  }
}
