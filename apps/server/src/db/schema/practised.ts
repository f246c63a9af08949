import type { Verdict } from '@hajde/albanian/marking/mark';
import type { Extra } from '@hajde/contract/extras';
import type { Answer } from '@hajde/contract/types';
import type { Memory } from '@hajde/rules/memory/memory';
import type { ExerciseKind } from '@hajde/rules/practice/kinds';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { day, instant } from './columns.ts';
import { ofLearner } from './learner.ts';

/** Every answer given in practice, once; with the completions, all that the memory follows from. */
export const review = pgTable(
  'review',
  {
    learnerId: ofLearner(),
    reviewId: uuid('review_id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    wordId: text('word_id').notNull(),
    kind: text('kind').$type<ExerciseKind>().notNull(),
    verdict: text('verdict').$type<Verdict>().notNull(),
    at: instant('at').notNull(),
    /** The learner's calendar day of that moment. */
    day: day('day').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.learnerId, t.reviewId] }),
    index('review_of_word').on(t.learnerId, t.wordId),
    index('review_of_practice').on(t.learnerId, t.practiceId),
  ],
);

/**
 * How each word that was met is remembered: what replaying its events gives. Its key includes all the
 * other columns (migration 0009; Drizzle cannot say that), so that reading hundreds stays in the index.
 */
export const wordMemory = pgTable(
  'word_memory',
  {
    learnerId: ofLearner(),
    wordId: text('word_id').notNull(),
    stability: doublePrecision('stability').notNull(),
    difficulty: doublePrecision('difficulty').notNull(),
    lastDay: day('last_day').notNull(),
    lastAt: instant('last_at').notNull(),
    lastId: text('last_id').notNull(),
    reviews: integer('reviews').notNull(),
    lapses: integer('lapses').notNull(),
    lastOutcome: text('last_outcome').$type<Memory['lastOutcome']>().notNull(),
    /** Since when the learner does not want to be asked for it. */
    suspendedAt: instant('suspended_at'),
  },
  (t) => [primaryKey({ columns: [t.learnerId, t.wordId] })],
);

/** Words that the learner added on their own, each once, with where they were found first. */
export const addedWord = pgTable(
  'added_word',
  {
    learnerId: ofLearner(),
    wordId: text('word_id').notNull(),
    source: text('source').notNull(),
    at: instant('at').notNull(),
    /** The learner's calendar day of that moment. */
    day: day('day').notNull(),
  },
  (t) => [primaryKey({ columns: [t.learnerId, t.wordId] })],
);

/** Every session of practice that something has come of. */
export const practiceSession = pgTable(
  'practice_session',
  {
    learnerId: ofLearner(),
    practiceId: uuid('practice_id').notNull(),
    /** The day on which it counts among those that pay. */
    day: day('day').notNull(),
    /** How many of its reviews were of words met. */
    reviews: integer('reviews').notNull(),
    /** When it counts as finished. */
    finishedAt: instant('finished_at'),
    zone: text('zone').notNull(),
    xp: integer('xp').notNull().default(0),
    /** What it was paid besides, so that a repeat is answered alike. */
    extras: jsonb('extras').$type<readonly Extra[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.learnerId, t.practiceId] }),
    // The learner's pace looks at the sessions around one.
    index('practice_session_by_time').on(t.learnerId, t.finishedAt),
  ],
);

/** Every conversation heard to its end, with the answer it was given; the first time pays. */
export const finishedConversation = pgTable(
  'finished_conversation',
  {
    learnerId: ofLearner(),
    completionId: uuid('completion_id').notNull(),
    conversationId: text('conversation_id').notNull(),
    savedAt: instant('saved_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    /** null where the record came too late to count for a day. */
    localDay: day('local_day'),
    zone: text('zone').notNull(),
    /** Which option was chosen for each question; texts in older rows. */
    answers: jsonb('answers').$type<readonly (number | string)[]>(),
    answer: jsonb('answer')
      .$type<Answer<'POST /api/users/:id/conversations/:conversationId/complete'>>()
      .notNull(),
    /** Words that its answers showed not to be understood. */
    missed: text('missed').array().notNull().default([]),
    /** Whether the memory of those words has taken it in. */
    remembered: boolean('remembered').notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.learnerId, t.completionId] }),
    // The learner's pace looks at what was played around it.
    index('finished_conversation_by_time').on(t.learnerId, t.savedAt),
    index('finished_conversation_to_remember').on(t.learnerId).where(sql`not ${t.remembered}`),
  ],
);

/** Every session with the ear trainer, with the answer it was given. */
export const soundSession = pgTable(
  'sound_session',
  {
    learnerId: ofLearner(),
    sessionId: uuid('session_id').notNull(),
    savedAt: instant('saved_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    zone: text('zone').notNull(),
    answer: jsonb('answer').$type<Answer<'POST /api/users/:id/sounds/complete'>>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.learnerId, t.sessionId] }),
    index('sound_session_by_time').on(t.learnerId, t.savedAt),
  ],
);

/** How well the learner told two sounds apart on one day. */
export const soundResult = pgTable(
  'sound_result',
  {
    learnerId: ofLearner(),
    contrastId: text('contrast_id').notNull(),
    day: day('day').notNull(),
    right: integer('right').notNull(),
    wrong: integer('wrong').notNull(),
  },
  (t) => [primaryKey({ columns: [t.learnerId, t.contrastId, t.day] })],
);
