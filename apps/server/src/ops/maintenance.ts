import type { FastifyBaseLogger } from 'fastify';
import { removeOldEvents } from '../credentials/security-events.ts';
import type { Db } from '../db/connection.ts';
import { removeExpiredEmailChanges } from '../features/account/change-email.ts';
import { removeExpiredResets } from '../features/auth/password-reset.ts';
import { sweepBrokenStreaks } from '../features/leaderboards/sweep-broken-streaks.ts';
import { removeExpiredSessions } from '../http/session.ts';
import { removeSpent } from '../http/throttle.ts';

const EVERY_MS = 10 * 60_000;

/** What nobody waits for: what has expired goes, broken streaks leave the boards. */
export function keepTidy(
  db: Db,
  now: () => Date,
  log: FastifyBaseLogger,
  isFull: () => boolean = () => false,
): { stop(): void } {
  const tidy = async () => {
    if (isFull()) return;
    try {
      await removeExpiredSessions(db, now());
      await removeExpiredResets(db, now());
      await removeExpiredEmailChanges(db, now());
      await removeOldEvents(db, now());
      await removeSpent(db, now());
      await sweepBrokenStreaks(db, now());
    } catch (error) {
      log.warn({ err: error }, 'tidying up failed and will be tried again');
    }
  };
  const timer = setInterval(tidy, EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
