import { BADGE_RARITIES } from '@hajde/rules/course/goals';
import { z } from 'zod';
import { calls } from './call.ts';
import { count, instant, ownPath, slug } from './fields.ts';

const badge = z.object({
  id: slug,
  name: z.string(),
  description: z.string(),
  emoji: z.string(),
  category: z.literal('cultural'),
  rarity: z.enum(BADGE_RARITIES),
  requirement: z.string(),
  progress: count,
  maxProgress: count,
  earned: z.boolean(),
  earnedAt: instant.nullable(),
  xpReward: count,
  gemsReward: count,
});

export const badges = calls({
  'GET /api/badges': {
    summary: 'All badges',
    access: 'open',
    answer: z.array(badge),
  },
  'GET /api/users/:id/badges': {
    summary: "All badges with the learner's progress",
    access: 'learner',
    params: ownPath,
    answer: z.array(badge),
  },
});
