import { z } from 'zod';
import { calls } from './call.ts';
import { count, done, instant, ownPath } from './fields.ts';
import { wordId, wordMemory } from './practice.ts';

/** Where the learner found it: in a text of their own, or in an occasion. */
const source = z
  .string()
  .max(80)
  .regex(/^(read|occasion:[a-z0-9-]+)$/, 'must be "read" or "occasion:…"');
const wordIds = z.array(wordId).min(1).max(100);

/** How many words a learner can have added at a time. */
export const MOST_ADDED_WORDS = 500;

export const addedWords = calls({
  'GET /api/users/:id/added-words': {
    summary: 'The words that the learner added on their own, and where they were found',
    access: 'learner',
    params: ownPath,
    answer: z.array(z.object({ wordId, source, addedAt: instant })),
  },
  'POST /api/users/:id/added-words': {
    summary: 'Add words to practice; those that were met or added before stay as they are',
    access: 'learner',
    params: ownPath,
    body: z.object({ wordIds, source }),
    answer: z.object({
      /** How many of them were not added before. */
      added: count,
      /** As they are remembered now; what the course does not know is left out. */
      words: z.array(wordMemory),
    }),
  },
  'POST /api/users/:id/added-words/remove': {
    summary: 'Take added words away again; those that a lesson has taught stay met',
    access: 'learner',
    params: ownPath,
    body: z.object({ wordIds }),
    answer: done,
  },
});
