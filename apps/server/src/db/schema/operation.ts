import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { amount, bytes, instant } from './columns.ts';
import { learner } from './learner.ts';

/** Who has tried how much lately, by a hash of who they are; see `throttle.ts`. */
export const throttle = pgTable('throttle', {
  key: bytes('key').primaryKey(),
  /** When nothing of what was tried counts any more. */
  emptyAt: instant('empty_at').notNull(),
});

/**
 * What learners say is wrong with a question, or with a clip that belongs to none; that of a question outlives
 * the learner, without their name.
 */
export const questionReport = pgTable(
  'question_report',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    learnerId: uuid('learner_id').references(() => learner.id, { onDelete: 'set null' }),
    lessonId: text('lesson_id'),
    question: integer('question'),
    /** What is asked, or what a clip says. */
    questionText: text('question_text').notNull(),
    courseVersion: text('course_version').notNull(),
    reason: text('reason').notNull(),
    note: text('note'),
    at: instant('at').notNull(),
  },
  // For the export, and for the reports of an account that is deleted.
  (t) => [index('question_report_of_learner').on(t.learnerId)],
);

/** The last backup that was written as a whole: one row, for who watches over it. */
export const lastBackup = pgTable(
  'last_backup',
  {
    one: boolean('one').primaryKey().default(true),
    finishedAt: instant('finished_at').notNull(),
    rows: amount('rows').notNull(),
    bytes: amount('bytes').notNull(),
  },
  (t) => [check('last_backup_one', sql`${t.one}`)],
);
