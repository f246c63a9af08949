import type { Answer } from '@hajde/contract/types';
import { addDays, localDay } from '@hajde/rules/days/days';

type User = Answer<'GET /api/users/:id'>;

/**
 * Whether today still lacks its lesson. The streak ends after the last day that could save it;
 * without the freezes that would stretch it, that day is today until something is learnt.
 */
export function isStreakOpen(
  { streakEndsAt, streakFreezes }: Pick<User, 'streakEndsAt' | 'streakFreezes'>,
  now: Date,
  zone: string,
): boolean {
  if (streakEndsAt === null) return true;
  const lastChance = localDay(new Date(Date.parse(streakEndsAt) - 1), zone);
  return addDays(lastChance, -streakFreezes) <= localDay(now, zone);
}

/** What the greeting says about the streak, and how one that has ended is taken up. */
export function streakLine(streak: number, open: boolean, lost: number | null = null): string {
  if (!open) {
    return streak === 1
      ? 'Today is day 1 of your streak.'
      : `${streak} days in a row, today included.`;
  }
  if (streak === 0 && lost !== null && lost > 1) {
    return `Start a new streak today. Your last one was ${lost} days long.`;
  }
  if (streak === 0) return 'Start your streak today.';
  return `${streak} ${streak === 1 ? 'day' : 'days'} in a row. Make it ${streak + 1} today.`;
}
