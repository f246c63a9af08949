import type { Extra } from '@hajde/contract/extras';
import type { Answer } from '@hajde/contract/types';
import type { Tally } from '@hajde/rules/badge-progress';
import type { Level } from '@hajde/rules/course';
import type { Verdict } from '@hajde/rules/marking/mark';
import type { Memory } from '@hajde/rules/memory/memory';
import type { PlayedLesson } from '@hajde/rules/pace';
import type { ExerciseKind } from '@hajde/rules/practice/kinds';
import type { SecurityEventKind } from '@hajde/rules/security-events';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

/** XP, gems and what is summed up of them: 2^31 is within reach of somebody who never stops. */
const amount = (name: string) => bigint(name, { mode: 'number' });
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const day = (name: string) => date(name, { mode: 'string' });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const ofLearner = () =>
  uuid('learner_id')
    .notNull()
    .references(() => learner.id, { onDelete: 'cascade' });

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

export const session = pgTable(
  'session',
  {
    /** SHA-256 of the token; the token itself is kept nowhere. */
    tokenHash: bytes('token_hash').primaryKey(),
    /** What a learner's own list names it by, so that the hash never leaves the database. */
    id: uuid('id').notNull().unique().defaultRandom(),
    learnerId: ofLearner(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    /** Such as "Firefox on Android"; null where the browser said nothing that is known. */
    device: text('device'),
  },
  (t) => [index('session_of_learner').on(t.learnerId), index('session_expiry').on(t.expiresAt)],
);

/** Who a learner is at an identity provider. */
export const identity = pgTable(
  'identity',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    learnerId: ofLearner(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.issuer, t.subject] }),
    index('identity_of_learner').on(t.learnerId),
  ],
);

/** Links that were mailed; using one deletes it. */
export const passwordReset = pgTable(
  'password_reset',
  {
    /** SHA-256 of what the link carries. */
    tokenHash: bytes('token_hash').primaryKey(),
    learnerId: ofLearner(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('password_reset_of_learner').on(t.learnerId)],
);

/** Emails that learners want instead of theirs, until the link that was mailed there is used. */
export const emailChange = pgTable('email_change', {
  /** One at a time: asking again replaces it. */
  learnerId: ofLearner().primaryKey(),
  email: text('email').notNull(),
  /** SHA-256 of what the link carries. */
  tokenHash: bytes('token_hash').notNull().unique(),
  expiresAt: instant('expires_at').notNull(),
});

/** What happened to the doors of an account, for its owner and for the operator. */
export const securityEvent = pgTable(
  'security_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** null once the account is gone: that one was deleted is all that stays. */
    learnerId: uuid('learner_id').references(() => learner.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<SecurityEventKind>().notNull(),
    /** Such as "Firefox on Android"; null where it is not known, or was an operator's command. */
    device: text('device'),
    at: instant('at').notNull(),
  },
  (t) => [
    index('security_event_of_learner').on(t.learnerId, t.id),
    index('security_event_age').on(t.at),
  ],
);

/** Devices a learner has signed in on: strangers' guesses do not slow them down. */
export const knownDevice = pgTable(
  'known_device',
  {
    learnerId: ofLearner(),
    /** SHA-256 of the secret that the device made up for itself. */
    deviceHash: bytes('device_hash').notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.learnerId, t.deviceHash] })],
);

/** Who has tried how much lately, by a hash of who they are; see `throttle.ts`. */
export const throttle = pgTable('throttle', {
  key: bytes('key').primaryKey(),
  /** When nothing of what was tried counts any more. */
  emptyAt: instant('empty_at').notNull(),
});

/** Every finished lesson, with the answer it was given, so that a repeat is answered alike. */
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
    answers: jsonb('answers').$type<readonly string[]>(),
    answer: jsonb('answer').$type<Answer<'POST /api/lessons/complete'>>().notNull(),
    /** Whether the memory of its words has taken it in. */
    remembered: boolean('remembered').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.learnerId, t.completionId] }),
    // The learner's pace looks at the lessons around one.
    index('completion_by_time').on(t.learnerId, t.savedAt),
    index('completion_to_remember').on(t.learnerId).where(sql`not ${t.remembered}`),
  ],
);

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
  ],
);

/** How each word that was met is remembered: what replaying its events gives. */
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
    answers: jsonb('answers').$type<readonly string[]>(),
    answer: jsonb('answer')
      .$type<Answer<'POST /api/users/:id/conversations/:conversationId/complete'>>()
      .notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.learnerId, t.completionId] }),
    // The learner's pace looks at what was played around it.
    index('finished_conversation_by_time').on(t.learnerId, t.savedAt),
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

/** The boards: `xp` and `streak`, by week, month and all time. */
export const score = pgTable(
  'score',
  {
    learnerId: ofLearner(),
    board: text('board').$type<Board>().notNull(),
    period: text('period').notNull(),
    value: amount('value').notNull(),
    /** When a streak breaks unless something is learnt; null on the XP boards. */
    endsAt: instant('ends_at'),
    /** Goes on counting unseen, so that a learner who comes back stands where they would have. */
    hidden: boolean('hidden').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.learnerId, t.board, t.period] }),
    index('score_rank').on(t.board, t.period, t.value.desc()).where(sql`not ${t.hidden}`),
  ],
);
export type Board = 'xp' | 'streak';

/** How many learners stand at or above each value, counted at most every 30 seconds. */
export const rankSnapshot = pgTable(
  'rank_snapshot',
  {
    board: text('board').$type<Board>().notNull(),
    period: text('period').notNull(),
    takenAt: instant('taken_at').notNull(),
    values: amount('values').array().notNull(),
    counts: integer('counts').array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.board, t.period] })],
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

/** What learners say is wrong with a question; outlives the learner, without their name. */
export const questionReport = pgTable(
  'question_report',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    learnerId: uuid('learner_id').references(() => learner.id, { onDelete: 'set null' }),
    lessonId: text('lesson_id').notNull(),
    question: integer('question').notNull(),
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
