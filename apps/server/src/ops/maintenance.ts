import { removeOldEvents } from '../credentials/security-events.ts';
import type { Database } from '../db/connection.ts';
import { makeMonthsAhead } from '../db/months-of-completions.ts';
import { removeExpiredEmailChanges } from '../features/account/change-email.ts';
import { removeExpiredResets } from '../features/auth/password-reset.ts';
import { tidyCircles } from '../features/circles/tidy.ts';
import { sweepBrokenStreaks } from '../features/leaderboards/sweep-broken-streaks.ts';
import { removeOldReminders } from '../features/reminders/tidy.ts';
import { removeExpiredSessions } from '../http/session.ts';
import { removeSpent } from '../http/throttle.ts';

const EVERY_MS = 10 * 60_000;

/**
 * What nobody waits for: the coming months have their places, what has expired goes, broken streaks
 * leave the boards, empty circles close. The months at once: a server may have been off for a year.
 */
export function keepTidy(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  now: () => Date,
  log: { warn(fields: { err: unknown }, message: string): void },
  isFull: () => boolean = () => false,
): { stop(): Promise<void> } {
  const makeRoom = async () => {
    try {
      await makeMonthsAhead(pool, now());
    } catch (error) {
      log.warn({ err: error }, 'a month could not get its place yet, and will be tried again');
    }
  };
  const tidy = async () => {
    if (isFull()) return;
    await makeRoom();
    try {
      await removeExpiredSessions(db, now());
      await removeExpiredResets(db, now());
      await removeExpiredEmailChanges(db, now());
      await removeOldEvents(db, now());
      await removeSpent(db, now());
      await sweepBrokenStreaks(db, now());
      await tidyCircles(db, now());
      await removeOldReminders(db, now());
    } catch (error) {
      log.warn({ err: error }, 'tidying up failed and will be tried again');
    }
  };
  const roomAtStart = isFull() ? Promise.resolve() : makeRoom();
  const timer = setInterval(tidy, EVERY_MS);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return roomAtStart;
    },
  };
}
