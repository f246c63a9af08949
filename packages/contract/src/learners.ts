import { ACHIEVEMENT_RARITIES } from '@hajde/rules/course/goals';
import { z } from 'zod';
import { calls } from './call.ts';
import { count, day, done, instant, learnerId, level, ownPath, slug } from './fields.ts';

export const user = z.object({
  id: learnerId,
  username: z.string(),
  xp: count,
  gems: count,
  hearts: count,
  streak: count,
  placementLevel: level,
  nextHeartAt: instant.nullable(),
  streakEndsAt: instant.nullable(),
  streakFreezes: count,
  doubleXpUntil: instant.nullable(),
});

const progressRecord = z.object({
  unitId: slug,
  lessonId: slug,
  completed: z.boolean(),
  perfect: z.boolean(),
});

const series = z.array(count).length(7);

export const learners = calls({
  'GET /api/users/:id': {
    summary: 'The learner',
    access: 'learner',
    params: ownPath,
    answer: user,
  },
  'GET /api/users/:id/progress': {
    summary: 'One record for each completed lesson',
    access: 'learner',
    params: ownPath,
    answer: z.array(progressRecord),
  },
  'GET /api/users/:id/stats': {
    summary: 'What the learner has completed so far',
    access: 'learner',
    params: ownPath,
    answer: z.object({
      lessonsCompleted: count,
      perfectLessons: count,
      unitsCompleted: count,
      longestStreak: count,
    }),
  },
  'GET /api/users/:id/achievements': {
    summary: 'All achievements, earned or not',
    access: 'learner',
    params: ownPath,
    answer: z.array(
      z.object({
        id: slug,
        name: z.string(),
        description: z.string(),
        rarity: z.enum(ACHIEVEMENT_RARITIES),
        earned: z.boolean(),
        /** How far it has come, where that is known. */
        progress: count.optional(),
        maxProgress: count.optional(),
      }),
    ),
  },
  'GET /api/users/:id/weekly-progress': {
    summary: 'XP, streak and accuracy of the last 7 days, the oldest first',
    access: 'learner',
    params: ownPath,
    answer: z.object({
      days: z.array(day).length(7),
      xp: series,
      streak: series,
      /** Percent of answers that were right; null on a day without any. */
      accuracy: z.array(z.number().min(0).max(100).nullable()).length(7),
    }),
  },
  'POST /api/users/:id/reset': {
    summary: 'Set the placement level to beginner (used by Skip); deletes nothing',
    access: 'learner',
    params: ownPath,
    answer: done,
  },
  'POST /api/users/:id/fresh-start': {
    summary: 'Delete everything the learner earned',
    access: 'learner',
    params: ownPath,
    answer: done,
  },
});
