import { DAY_MS, localDay } from '../days/days.ts';
import { LESSONS_A_DAY, type PlayedLesson } from './pace.ts';

/** What an hour a day leaves on a device, at a person's pace. */
const LATE_A_DAY = 30;
/** For how long a device keeps what counts for its own day. */
const LATE_DAYS = 14;

/**
 * What is handed in for other days counts for them only as far as a device could have kept it, over all
 * of an account's together: so many at once, and one more each time so long has passed. What is more
 * counts as played now.
 */
export const LATE_AT_ONCE = LATE_DAYS * LATE_A_DAY;
export const ONE_MORE_LATE_EVERY_MS = DAY_MS / LATE_A_DAY;

export function isOfAnotherDay({ at, zone }: PlayedLesson, now: number): boolean {
  return localDay(new Date(at), zone) !== localDay(new Date(now), zone);
}

/** What a course can pay. */
interface MostPaid {
  readonly lesson: number;
  /** Three challenges. */
  readonly dayOfChallenges: number;
  /** Pieces, badges and conversations, each once. */
  readonly once: number;
}

/** The most XP that one account can gain in so many days, if every lesson paid double. */
export function mostXp(days: number, { lesson, dayOfChallenges, once }: MostPaid): number {
  return mostPlayed(days) * lesson * 2 + days * dayOfChallenges + once;
}

/** The most lessons, conversations and sessions that one account can be paid for in so many days. */
export function mostPlayed(days: number): number {
  return LATE_AT_ONCE + days * (LESSONS_A_DAY + LATE_A_DAY);
}
