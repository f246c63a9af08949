import { z } from 'zod';
import { calls } from './call.ts';
import { extras } from './extras.ts';
import { count, slug } from './fields.ts';
import { user } from './learners.ts';

const challenge = z.object({
  id: slug,
  title: z.string(),
  description: z.string(),
  emoji: z.string(),
  progress: count,
  goal: count,
  completed: z.boolean(),
  claimed: z.boolean(),
  xpReward: count,
  gemsReward: count,
});

export const challenges = calls({
  'GET /api/daily-challenges': {
    summary: "Today's three challenges with the learner's progress",
    access: 'learner',
    answer: z.array(challenge),
  },
  'POST /api/daily-challenges/:challengeId/claim': {
    summary: "Collect the reward of one of today's challenges",
    access: 'learner',
    params: z.object({ challengeId: slug }),
    answer: z.object({ challenge, user, extras }),
  },
});
