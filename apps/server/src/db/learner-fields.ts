import { getTableColumns } from 'drizzle-orm';
import { type LearnerRow, learner } from './schema.ts';

/** A learner without what only signing in needs. */
export type Learner = Omit<
  LearnerRow,
  'usernameKey' | 'email' | 'emailKey' | 'emailVerifiedAt' | 'passwordHash'
>;

const { usernameKey, email, emailKey, emailVerifiedAt, passwordHash, ...columns } =
  getTableColumns(learner);

/** What every signed-in request knows of its learner: what their screens show, but no tallies. */
export type SignedInLearner = Omit<
  Learner,
  | 'doubleXpFrom'
  | 'doubleXpLate'
  | 'streakEndsAt'
  | 'tally'
  | 'wipedAt'
  | 'paceBeforeWipe'
  | 'offBoards'
>;

const {
  doubleXpFrom,
  doubleXpLate,
  streakEndsAt,
  tally,
  wipedAt,
  paceBeforeWipe,
  offBoards,
  ...shownColumns
} = columns;

/** What statements select for a learner. */
export const LEARNER_FIELDS = selected(columns);
export const SIGNED_IN_FIELDS = selected(shownColumns);

function selected(fields: Record<string, { name: string }>): string {
  return Object.entries(fields)
    .map(([field, column]) => `learner.${column.name} as "${field}"`)
    .join(', ');
}
