import { z } from 'zod';
import { calls } from './call.ts';
import { extras } from './extras.ts';
import { count, instant, learnerId, slug, text } from './fields.ts';

/** The device's clock at sending: beside the time of the lesson it corrects a wrong clock. */
const sentAt = instant.optional();

/** What the learner claims and knows about a finished lesson. The server decides what it pays. */
const finishedLesson = z.object({
  userId: learnerId,
  lessonId: slug,
  unitId: slug,
  perfect: z.boolean(),
  xpEarned: z.number(),
  gemsEarned: z.number(),
  /** Made when the lesson opens; the same id is never paid twice. */
  completionId: z.uuid().optional(),
  /** The option chosen first for each question, in order; they decide `perfect`. */
  answers: z.array(text(300)).max(50).optional(),
  /** The version of the course that was played: its keys decide which answers are right. */
  courseVersion: slug.optional(),
});

const completion = z.object({
  completionId: z.uuid(),
  lessonId: slug,
  unitId: slug,
  perfect: z.boolean(),
  mistakes: count,
  xpEarned: count,
  gemsEarned: count,
  doubled: z.boolean(),
  extras,
  /** The learner right after this completion. */
  xp: count,
  gems: count,
  hearts: count,
  streak: count,
});
export type Completion = z.infer<typeof completion>;

export const lessons = calls({
  'POST /api/lessons/complete': {
    summary: 'Hand in a finished lesson',
    access: 'learner',
    body: finishedLesson.extend({ completedAt: instant.optional(), sentAt }),
    answer: completion,
  },
  'POST /api/offline-progress/sync': {
    summary: 'Hand in one lesson that was finished offline',
    access: 'learner',
    body: finishedLesson.partial({ perfect: true, xpEarned: true, gemsEarned: true }).extend({
      savedAt: instant,
      /** The device's clock at sending: beside `savedAt` it corrects a wrong clock. */
      sentAt: instant.optional(),
      timeZone: text(64).optional(),
    }),
    answer: completion,
  },
});
