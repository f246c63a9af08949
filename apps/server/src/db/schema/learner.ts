import type { Level } from '@hajde/rules/course/course';
import type { Tally } from '@hajde/rules/game/badge-progress';
import type { PlayedLesson } from '@hajde/rules/game/pace';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { amount, day, instant } from './columns.ts';

/** One row a learner, locked while anything of theirs changes. No index on xp: updates stay cheap. */
export const learner = pgTable(
  'learner',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    username: text('username').notNull(),
    /** Lower case: names are unique without regard to it. */
    usernameKey: text('username_key').notNull().unique(),
    email: text('email'),
    emailKey: text('email_key').unique(),
    /** Set once the learner has proved that the mailbox is theirs; a new email starts without. */
    emailVerifiedAt: instant('email_verified_at'),
    passwordHash: text('password_hash'),
    createdAt: instant('created_at').notNull().defaultNow(),
    zone: text('zone').notNull().default('UTC'),
    placementLevel: text('placement_level').$type<Level>().notNull().default('beginner'),
    xp: amount('xp').notNull().default(0),
    gems: amount('gems').notNull().default(0),
    heartsFullAt: instant('hearts_full_at').notNull().defaultNow(),
    /** The window in which lessons pay double; a lesson counts by when it was finished. */
    doubleXpFrom: instant('double_xp_from'),
    doubleXpUntil: instant('double_xp_until'),
    /** How many lessons that arrived late it has doubled. */
    doubleXpLate: integer('double_xp_late').notNull().default(0),
    streakRun: integer('streak_run').notNull().default(0),
    streakLongest: integer('streak_longest').notNull().default(0),
    streakFreezes: integer('streak_freezes').notNull().default(0),
    streakThrough: day('streak_through'),
    streakLastAt: instant('streak_last_at'),
    streakLastZone: text('streak_last_zone'),
    streakEndsAt: instant('streak_ends_at'),
    /** The day in UTC on which the streak was told; null: before that was kept. */
    streakAsOf: day('streak_as_of'),
    /** How many 7th days have been paid: merged runs never pay twice. */
    streakWeeksPaid: integer('streak_weeks_paid').notNull().default(0),
    tally: jsonb('tally').$type<Tally>().notNull().default({}),
    /** Set by a fresh start; what was saved before it is refused. */
    wipedAt: instant('wiped_at'),
    /** Completions that the fresh start deleted; they go on counting for the learner's pace. */
    paceBeforeWipe: jsonb('pace_before_wipe').$type<readonly PlayedLesson[]>(),
    /** The learner's wish to stay off the leaderboards; `score.hidden` follows it. */
    offBoards: boolean('off_boards').notNull().default(false),
  },
  (t) => [check('learner_gems', sql`${t.gems} >= 0`), check('learner_xp', sql`${t.xp} >= 0`)],
);
export type LearnerRow = typeof learner.$inferSelect;

export const ofLearner = () =>
  uuid('learner_id')
    .notNull()
    .references(() => learner.id, { onDelete: 'cascade' });
