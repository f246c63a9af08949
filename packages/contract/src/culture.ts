import { CULTURE_CATEGORIES } from '@hajde/rules/course/course';
import { z } from 'zod';
import { calls } from './call.ts';
import { extras } from './extras.ts';
import { count, level, ownPath, slug } from './fields.ts';
import { user } from './learners.ts';

const piece = z.object({
  id: slug,
  title: z.string(),
  content: z.string(),
  albanian: z.array(z.string()),
  words: z.record(z.string(), z.record(z.string(), z.string())),
  ipa: z.record(z.string(), z.string()),
  category: z.enum(CULTURE_CATEGORIES),
  difficulty: level,
  emoji: z.string(),
  xpReward: count,
});

export const culture = calls({
  'GET /api/cultural-content': {
    summary: 'Cultural content, of one category or all',
    access: 'open',
    query: z.object({ category: z.enum(['all', ...CULTURE_CATEGORIES]).optional() }),
    answer: z.array(piece),
  },
  'GET /api/users/:id/cultural-content': {
    summary: 'Which pieces the learner has finished reading',
    access: 'learner',
    params: ownPath,
    answer: z.array(slug),
  },
  'POST /api/users/:id/cultural-content/:contentId/read': {
    summary: 'Finish reading a piece; it pays its XP once',
    access: 'learner',
    params: ownPath.extend({ contentId: slug }),
    answer: z.object({ xpEarned: count, user, extras }),
  },
});
