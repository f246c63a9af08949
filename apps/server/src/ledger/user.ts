import type { Answer } from '@hajde/contract/types';
import { isDoubleXp } from '@hajde/rules/game/double-xp';
import { heartsAt, nextHeartAt } from '@hajde/rules/game/hearts';
import { type StreakState, streakAt } from '@hajde/rules/streak/streak';
import type { SignedInLearner } from '../db/learner-fields.ts';

/** The learner as the web app sees them at this instant, in this zone. */
export function toUser(
  row: SignedInLearner,
  now: Date,
  zone: string,
  state: StreakState = streakOf(row),
): Answer<'GET /api/users/:id'> {
  const streak = streakAt(state, now, zone);
  const doubled = isDoubleXp(row.doubleXpUntil, now);
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
    asOf: row.streakAsOf,
  };
}
