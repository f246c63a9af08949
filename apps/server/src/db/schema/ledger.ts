import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { amount, day, instant } from './columns.ts';
import { ofLearner } from './learner.ts';

/** What was done on one calendar day of the learner: feeds the week, the challenges and the streak. */
export const learnerDay = pgTable(
  'learner_day',
  {
    learnerId: ofLearner(),
    day: day('day').notNull(),
    xp: amount('xp').notNull().default(0),
    lessons: integer('lessons').notNull().default(0),
    perfectLessons: integer('perfect_lessons').notNull().default(0),
    rightAnswers: integer('right_answers').notNull().default(0),
    wrongAnswers: integer('wrong_answers').notNull().default(0),
    pronunciationAttempts: integer('pronunciation_attempts').notNull().default(0),
    cultureRead: integer('culture_read').notNull().default(0),
    practiceSessions: integer('practice_sessions').notNull().default(0),
    /** First and last lesson; null on a day with other activity only, which keeps no streak. */
    firstAt: instant('first_at'),
    firstZone: text('first_zone'),
    lastAt: instant('last_at'),
    lastZone: text('last_zone'),
  },
  (t) => [primaryKey({ columns: [t.learnerId, t.day] })],
);

export const streakFreeze = pgTable(
  'streak_freeze',
  {
    learnerId: ofLearner(),
    boughtAt: instant('bought_at').notNull(),
    day: day('day').notNull(),
    zone: text('zone').notNull(),
    key: text('key').notNull(),
  },
  (t) => [primaryKey({ columns: [t.learnerId, t.key] })],
);

/** Achievements and badges earned, as `achievement:first-steps` or `badge:…`. */
export const award = pgTable(
  'award',
  {
    learnerId: ofLearner(),
    awardId: text('award_id').notNull(),
    earnedAt: instant('earned_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.learnerId, t.awardId] })],
);

/** Every change of a balance, once: `xp` and `gems` of a learner are the sums of these. */
export const ledger = pgTable(
  'ledger',
  {
    learnerId: ofLearner(),
    key: text('key').notNull(),
    xp: amount('xp').notNull(),
    gems: amount('gems').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.learnerId, t.key] })],
);
