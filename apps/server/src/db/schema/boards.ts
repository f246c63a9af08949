import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { amount, instant } from './columns.ts';
import { ofLearner } from './learner.ts';

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
