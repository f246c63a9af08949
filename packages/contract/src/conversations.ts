import { z } from 'zod';
import { calls } from './call.ts';
import { extras } from './extras.ts';
import { count, instant, ownPath, slug, text } from './fields.ts';
import { played } from './played.ts';

const finished = z.object({
  completionId: z.uuid(),
  conversationId: slug,
  /** Nothing after the first time. */
  xpEarned: count,
  extras,
  /** The learner right after it. */
  xp: count,
  gems: count,
  streak: count,
});
export type FinishedConversation = z.infer<typeof finished>;

export const conversations = calls({
  'GET /api/users/:id/conversations': {
    summary: 'Which conversations the learner has finished, and when first',
    access: 'learner',
    params: ownPath,
    answer: z.array(z.object({ conversationId: slug, finishedAt: instant })),
  },
  'POST /api/users/:id/conversations/:conversationId/complete': {
    summary: 'Finish a conversation; it pays its XP once and counts for the day',
    access: 'learner',
    params: ownPath.extend({ conversationId: slug }),
    body: z.object({
      ...played,
      /** Made when the conversation opens: sending it again changes nothing. */
      completionId: z.uuid(),
      /** The option chosen first for each question, in order. */
      answers: z.array(text(300)).max(10).optional(),
    }),
    answer: finished,
  },
});
