/**
 * What can be counted about a learner. Badges, achievements and challenges name one of these and a
 * number to reach, so that a new one is a line of content and no code.
 */
export const LIFETIME_COUNTERS = [
  'lessonsCompleted',
  'perfectLessons',
  'unitsCompleted',
  'longestStreak',
  'xp',
  'gems',
  'placementTests',
  'purchases',
  'pronunciationAttempts',
  'excellentPronunciations',
  'packsDownloaded',
  'challengesClaimed',
  'cultureRead',
  'cultureRead.history',
  'cultureRead.food',
  'cultureRead.geography',
  'cultureRead.tradition',
  'cultureRead.language',
  'cultureRead.modern',
  'cultureRead.diaspora',
] as const;
export type LifetimeCounter = (typeof LIFETIME_COUNTERS)[number];

export const DAY_COUNTERS = [
  'xp',
  'lessons',
  'perfectLessons',
  'rightAnswers',
  'pronunciationAttempts',
  'cultureRead',
  'practiceSessions',
] as const;
export type DayCounter = (typeof DAY_COUNTERS)[number];

export const BADGE_RARITIES = ['common', 'rare', 'epic', 'legendary'] as const;
export interface Badge {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly emoji: string;
  readonly category: 'cultural';
  readonly rarity: (typeof BADGE_RARITIES)[number];
  readonly requirement: string;
  readonly counts: LifetimeCounter;
  readonly maxProgress: number;
  readonly xpReward: number;
  readonly gemsReward: number;
}

export const ACHIEVEMENT_RARITIES = ['Common', 'Rare', 'Epic', 'Legendary'] as const;
export type AchievementRarity = (typeof ACHIEVEMENT_RARITIES)[number];
export interface Achievement {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly rarity: AchievementRarity;
  readonly counts: LifetimeCounter;
  readonly goal: number;
}

export interface Challenge {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly emoji: string;
  readonly counts: DayCounter;
  readonly goal: number;
  readonly xpReward: number;
  readonly gemsReward: number;
}
