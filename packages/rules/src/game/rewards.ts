import type { Lesson } from '../course/course.ts';
import type { AchievementRarity } from '../course/goals.ts';

export const STARTING_GEMS = 100;
export const UNIT_FINISHED_GEMS = 20;
/** For every 7th day of a streak. */
export const STREAK_WEEK_GEMS = 25;

export const ACHIEVEMENT_GEMS = {
  Common: 0,
  Rare: 25,
  Epic: 50,
  Legendary: 100,
} as const satisfies Record<AchievementRarity, number>;

interface Played {
  readonly perfect: boolean;
  readonly doubled: boolean;
  /** Perfect before, and now by its claim alone, without answers that show it. */
  readonly claimedAgain?: boolean;
}

/**
 * What one completion pays. Double XP doubles what is left after rounding. The gems of a perfect
 * lesson are paid once to whoever only says so, and each time to whoever shows the answers.
 */
export function lessonReward(
  { xpReward, gemsReward }: Pick<Lesson, 'xpReward' | 'gemsReward'>,
  { perfect, doubled, claimedAgain = false }: Played,
): { xp: number; gems: number } {
  const xp = perfect ? xpReward : seventyPercent(xpReward);
  return { xp: doubled ? xp * 2 : xp, gems: perfect && !claimedAgain ? gemsReward : 0 };
}

/**
 * Whether a lesson may offer this XP: with 90, 170 or 180, a client that multiplies by 0.7 in
 * floating point would announce one XP less than is paid.
 */
export function isPayableXp(xp: number): boolean {
  return Number.isInteger(xp) && Math.floor(xp * 0.7) === seventyPercent(xp);
}

/** In whole numbers: 90 * 0.7 is 62.99… in floating point. */
function seventyPercent(xp: number): number {
  return Math.floor((xp * 7) / 10);
}
