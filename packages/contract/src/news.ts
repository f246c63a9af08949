import { z } from 'zod';
import { calls } from './call.ts';
import { count, ownPath, slug } from './fields.ts';

const scene = z.object({ id: slug, title: z.string(), order: count });

/** What Home shows first. Its own reads, since they come with the page and the whole memory need not. */
export const news = calls({
  'GET /api/users/:id/news': {
    summary: 'What there is to go on with beside the lessons, and how long the learner was away',
    access: 'learner',
    params: ownPath,
    answer: z.object({
      /** Days since the last one learnt; null where there is none. */
      awayDays: count.nullable(),
      /** How long the streak was that has ended; null while one runs, or where there was none. */
      lostStreak: count.nullable(),
      /** Where the story goes on; null where every open scene has been heard. */
      scene: scene.nullable(),
      /** The scene heard last in the story. */
      heardLast: scene.nullable(),
      /** The first sounds that the ear has not been trained for; null where it has for all. */
      sound: z.object({ id: slug, title: z.string() }).nullable(),
    }),
  },
  'GET /api/users/:id/practice/today': {
    summary: 'How much there is to practise today, without the words',
    access: 'learner',
    params: ownPath,
    answer: z.object({
      due: count,
      portion: count,
      mistakes: count,
      /** Words met so far. */
      met: count,
    }),
  },
});
