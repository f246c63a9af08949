export const XP_PER_LEVEL = 100;
export const DAILY_GOAL_XP = 50;

/** The level card's bar is fixed; it shows no progress. */
export const LEVEL_CARD_PERCENT = 65;

export function levelOf(xp: number): number {
  return Math.floor(xp / XP_PER_LEVEL) + 1;
}

export function xpIntoLevel(xp: number): number {
  return xp % XP_PER_LEVEL;
}

/** The XP at which the next level begins. */
export function nextLevelAt(xp: number): number {
  return levelOf(xp) * XP_PER_LEVEL;
}

/** How much of the daily goal is reached, from 0 to 1 and no further. */
export function dailyGoalShare(xpToday: number): number {
  return Math.min(1, Math.max(0, xpToday / DAILY_GOAL_XP));
}
