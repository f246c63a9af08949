import { CONVERSATION_TAKES_MS, LESSON_TAKES_MS } from '@hajde/rules/game/pace';
import { getTableName } from 'drizzle-orm';
import {
  addedWord,
  completion,
  finishedConversation,
  practiceSession,
  progress,
  review,
  soundResult,
  soundSession,
  wordMemory,
} from '../db/schema.ts';

const LESSON_PAID_UNDER = 'lesson:';

/** What a lesson is paid under, with its id as PostgreSQL writes it: one in capitals is the same. */
export const lessonKey = (completionId: string) =>
  `${LESSON_PAID_UNDER}${completionId.toLowerCase()}`;

/**
 * Every kind of work that a learner finishes: once, at a time, in a zone. The pace reads along it, a
 * fresh start empties its tables, and the export holds them.
 */
export const FINISHED_KINDS = {
  lesson: {
    table: completion,
    idempotencyKey: completion.completionId,
    finishedAt: completion.savedAt,
    /** How its row of the ledger begins, which tells `finishedAt`: the month in which to look for it. */
    paidUnder: LESSON_PAID_UNDER,
    keepsDay: true,
    takesMs: LESSON_TAKES_MS,
    wiped: 'This lesson was finished before your fresh start.',
    /** All that is stored of it, under the names of the export. */
    tables: { completions: completion, progress },
  },
  practice: {
    table: practiceSession,
    idempotencyKey: practiceSession.practiceId,
    finishedAt: practiceSession.finishedAt,
    keepsDay: true,
    takesMs: LESSON_TAKES_MS,
    wiped: 'This was practised before your fresh start.',
    tables: {
      practiceSessions: practiceSession,
      reviews: review,
      addedWords: addedWord,
      wordMemories: wordMemory,
    },
  },
  conversation: {
    table: finishedConversation,
    idempotencyKey: finishedConversation.completionId,
    finishedAt: finishedConversation.savedAt,
    keepsDay: true,
    takesMs: CONVERSATION_TAKES_MS,
    wiped: 'This conversation was finished before your fresh start.',
    tables: { finishedConversations: finishedConversation },
  },
  ear: {
    table: soundSession,
    idempotencyKey: soundSession.sessionId,
    finishedAt: soundSession.savedAt,
    keepsDay: false,
    takesMs: LESSON_TAKES_MS,
    wiped: 'This was heard before your fresh start.',
    tables: { soundSessions: soundSession, soundResults: soundResult },
  },
} as const;

export type FinishedKind = keyof typeof FINISHED_KINDS;

const KINDS = Object.values(FINISHED_KINDS);

/** The tables of all kinds, by their names in the export. */
export const FINISHED_TABLES = Object.fromEntries(
  KINDS.flatMap(({ tables }) => Object.entries(tables)),
);

/** Where each kind's rows tell when they were finished, as SQL names it, and how long one takes. */
export const FINISHED_TIMES = KINDS.map(({ table, finishedAt, takesMs }) => ({
  table: getTableName(table),
  at: finishedAt.name,
  takesMs,
}));
