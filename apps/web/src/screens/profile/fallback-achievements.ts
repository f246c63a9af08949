import type { Answer } from '@hajde/contract/types';

/** Shown when the server returns none. */
export const FALLBACK_ACHIEVEMENTS: Answer<'GET /api/users/:id/achievements'> = [
  {
    id: 'first-steps',
    name: 'First Steps',
    description: 'Complete your first lesson.',
    rarity: 'Common',
    earned: false,
  },
  {
    id: 'perfect-score',
    name: 'Perfect Score',
    description: 'Finish a lesson without a mistake.',
    rarity: 'Common',
    earned: false,
  },
  {
    id: 'gem-collector',
    name: 'Gem Collector',
    description: 'Collect gems as you learn.',
    rarity: 'Rare',
    earned: false,
  },
  {
    id: 'streak-master',
    name: 'Streak Master',
    description: 'Keep your streak alive day after day.',
    rarity: 'Epic',
    earned: false,
  },
];
