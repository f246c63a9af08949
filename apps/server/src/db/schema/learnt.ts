import type { Answer } from '@hajde/contract/types';
import type { Level } from '@hajde/rules/course/course';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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

/**
 * Every finished lesson, with the answer it was given, so that a repeat is answered alike. Partitioned by
 * the month of `savedAt` (see ../months-of-completions.ts), so its key has to hold that: what knows no
 * month, that a lesson is paid once, is held by the key of `ledger`, which also tells when it was saved.
 */
export const completion = pgTable(
  'completion',
  {
    learnerId: ofLearner(),
    completionId: uuid('completion_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    courseVersion: text('course_version').notNull(),
    savedAt: instant('saved_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    /** null where the record came too late to count for a day. */
    localDay: day('local_day'),
    zone: text('zone').notNull(),
    mistakes: integer('mistakes').notNull(),
    /** Which option was chosen first for each question, as that version had them; texts in older rows. */
    answers: jsonb('answers').$type<readonly (number | string)[]>(),
    answer: jsonb('answer').$type<Answer<'POST /api/lessons/complete'>>().notNull(),
    /** Whether the memory of its words has taken it in. */
    remembered: boolean('remembered').notNull().default(false),
  },
  (t) => [
    // In this order, since the learner's pace looks at the lessons around one.
    primaryKey({ columns: [t.learnerId, t.savedAt, t.completionId] }),
    index('completion_to_remember').on(t.learnerId).where(sql`not ${t.remembered}`),
  ],
);

/** One row for each lesson the learner has completed. */
export const progress = pgTable(
  'progress',
  {
    learnerId: ofLearner(),
    lessonId: text('lesson_id').notNull(),
    perfect: boolean('perfect').notNull(),
    completedAt: instant('completed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.learnerId, t.lessonId] })],
);

export const placementResult = pgTable('placement_result', {
  learnerId: ofLearner().primaryKey(),
  level: text('level').$type<Level>().notNull(),
  score: integer('score').notNull(),
  answers: jsonb('answers').$type<string[]>().notNull(),
  takenAt: instant('taken_at').notNull(),
});

export const pronunciationAttempt = pgTable(
  'pronunciation_attempt',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    learnerId: ofLearner(),
    word: text('word').notNull(),
    score: integer('score').notNull(),
    attempts: integer('attempts').notNull(),
    feedback: text('feedback').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('pronunciation_of_learner').on(t.learnerId, t.id.desc())],
);

export const cultureRead = pgTable(
  'culture_read',
  {
    learnerId: ofLearner(),
    contentId: text('content_id').notNull(),
    readAt: instant('read_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.learnerId, t.contentId] })],
);

export const packDownload = pgTable(
  'pack_download',
  {
    learnerId: ofLearner(),
    packId: text('pack_id').notNull(),
    version: text('version').notNull(),
    downloadedAt: instant('downloaded_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.learnerId, t.packId] })],
);
