import type { Answer } from '@hajde/contract/types';
import { heartsAt, nextHeartAt } from '@hajde/rules/hearts';
import { type StreakState, streakAt } from '@hajde/rules/streak';
import { getTableColumns } from 'drizzle-orm';
import { type LearnerRow, learner } from '../db/schema.ts';

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
  'createdAt' | 'doubleXpFrom' | 'streakEndsAt' | 'tally' | 'wipedAt' | 'offBoards'
>;

const { createdAt, doubleXpFrom, streakEndsAt, tally, wipedAt, offBoards, ...shownColumns } =
  columns;

/** What statements select for a learner. */
export const LEARNER_FIELDS = selected(columns);
export const SIGNED_IN_FIELDS = selected(shownColumns);

function selected(fields: Record<string, { name: string }>): string {
  return Object.entries(fields)
    .map(([field, column]) => `learner.${column.name} as "${field}"`)
    .join(', ');
}

/** The learner as the web app sees them at this instant, in this zone. */
export function toUser(
  row: SignedInLearner,
  now: Date,
  zone: string,
): Answer<'GET /api/users/:id'> {
  const streak = streakAt(streakOf(row), now, zone);
  const doubled = row.doubleXpUntil !== null && row.doubleXpUntil > now;
  return {
    id: row.id,
    username: row.username,
    xp: row.xp,
    gems: row.gems,
    hearts: heartsAt(row.heartsFullAt, now),
    streak: streak.current,
    placementLevel: row.placementLevel,
    nextHeartAt: nextHeartAt(row.heartsFullAt, now)?.toISOString() ?? null,
    streakEndsAt: streak.endsAt?.toISOString() ?? null,
    streakFreezes: streak.freezesHeld,
    doubleXpUntil: doubled ? (row.doubleXpUntil?.toISOString() ?? null) : null,
  };
}

/** The streak as it stood after the learner's last lesson or purchase of a freeze. */
export function streakOf(row: SignedInLearner): StreakState {
  return {
    run: row.streakRun,
    longest: row.streakLongest,
    freezes: row.streakFreezes,
    through: row.streakThrough,
    lastAt: row.streakLastAt,
    lastZone: row.streakLastZone,
    weeks: row.streakWeeksPaid,
    frozenDays: [],
  };
}
