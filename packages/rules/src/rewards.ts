import type { AchievementRarity, Lesson } from './course.ts';

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

/** What one completion pays. Double XP doubles what is left after rounding. */
export function lessonReward(
  { xpReward, gemsReward }: Pick<Lesson, 'xpReward' | 'gemsReward'>,
  { perfect, doubled }: { readonly perfect: boolean; readonly doubled: boolean },
): { xp: number; gems: number } {
  const xp = perfect ? xpReward : seventyPercent(xpReward);
  return { xp: doubled ? xp * 2 : xp, gems: perfect ? gemsReward : 0 };
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
