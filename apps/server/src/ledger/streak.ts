import type { Extra } from '@hajde/contract/extras';
import { isoWeek, monthOf } from '@hajde/rules/days/periods';
import { STREAK_WEEK_GEMS } from '@hajde/rules/game/rewards';
import {
  isYetToCome,
  learnAgain,
  replayStreak,
  type StreakState,
  streakAt,
} from '@hajde/rules/streak/streak';
import type { FreezeBought, LearntDay } from '@hajde/rules/streak/streak-events';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../db/connection.ts';
import type { SignedInLearner } from '../db/learner-fields.ts';
import { learnerDay, streakFreeze } from '../db/schema.ts';
import type { Statement } from '../db/statement.ts';
import type { Transaction } from '../db/transaction.ts';
import { type LockedLearner, pay } from './locked-learner.ts';
import { streakOf } from './user.ts';

/** Counts a lesson at the moment towards the streak, late records too. */
export async function learnDay(
  tx: Transaction,
  locked: LockedLearner,
  now: Date,
): Promise<number[]> {
  const { learner, moment } = locked;
  const { at, zone, day } = moment;
  if (day === null) return [];
  locked.lessonLearnt = true;
  const { streakLastAt: lastAt, streakEndsAt: endsAt } = learner;
  const again = learnAgain(streakOf(learner), { day, at, zone }, now);
  if (again !== null && lastAt !== null) {
    applyStreak(locked, again, now);
    // The boards of the same week and month have this streak since that day's first lesson.
    const known = learner.streakEndsAt?.getTime() === endsAt?.getTime() && samePeriods(lastAt, at);
    locked.streakChanged = !(known && endsAt !== null && endsAt > now);
    return [];
  }
  const [days, freezes] = await Promise.all([
    tx.rows<LearntDay>(DAYS_LEARNT, [learner.id]),
    tx.rows<FreezeBought>(FREEZES_BOUGHT, [learner.id]),
  ]);
  const lesson = { day, firstAt: at, lastAt: at, firstZone: zone, lastZone: zone };
  const state = replayStreak([...days, lesson], freezes, now);
  applyStreak(locked, state, now);
  return payWeeks(locked, state.weeks);
}

/**
 * What `daysLearnt` and `freezesBought` read, prepared: putting both together anew was a fifth of what
 * the first lesson of a day costs Node. testing/whole-server/any-sequence.test.ts holds them equal.
 */
const DAYS_LEARNT: Statement = {
  name: 'days-learnt',
  text: `
    select day, first_at as "firstAt", first_zone as "firstZone", last_at as "lastAt",
      last_zone as "lastZone"
    from learner_day where learner_id = $1 and first_at is not null`,
};

const FREEZES_BOUGHT: Statement = {
  name: 'freezes-bought',
  text: 'select day, bought_at as at, zone from streak_freeze where learner_id = $1',
};

/**
 * The streak behind what is shown. The row has it, unless a clock that was ahead wrote it: then only
 * the days can tell.
 */
export async function streakBehind(
  db: Pick<Db, 'select'>,
  learner: SignedInLearner,
  now: Date,
): Promise<StreakState> {
  const { streakThrough } = learner;
  if (streakThrough === null || !isYetToCome(streakThrough, now)) return streakOf(learner);
  const [days, freezes] = await Promise.all([
    daysLearnt(db, learner.id),
    freezesBought(db, learner.id),
  ]);
  return replayStreak(days, freezes, now);
}

/** What a 7th day has paid, as an answer names it. */
export const streakWeek = (week: number): Extra => ({
  kind: 'streak',
  id: `streak7:${week}`,
  name: "A week's streak",
  xp: 0,
  gems: STREAK_WEEK_GEMS,
});

/** Counts a freeze bought at the moment. */
export async function addFreeze(db: Db, locked: LockedLearner, now: Date): Promise<void> {
  const { learner, moment } = locked;
  const { at, zone, day } = moment;
  if (day === null) throw new Error('A freeze is bought now, and now is a day.');
  const [days, freezes] = await Promise.all([
    daysLearnt(db, learner.id),
    freezesBought(db, learner.id),
  ]);
  applyStreak(locked, replayStreak(days, [...freezes, { day, at, zone }], now), now);
}

export async function daysLearnt(db: Pick<Db, 'select'>, learnerId: string): Promise<LearntDay[]> {
  const rows = await db
    .select({
      day: learnerDay.day,
      firstAt: learnerDay.firstAt,
      firstZone: learnerDay.firstZone,
      lastAt: learnerDay.lastAt,
      lastZone: learnerDay.lastZone,
    })
    .from(learnerDay)
    .where(and(eq(learnerDay.learnerId, learnerId), isNotNull(learnerDay.firstAt)));
  return rows.flatMap(({ day, firstAt, firstZone, lastAt, lastZone }) =>
    firstAt && firstZone && lastAt && lastZone
      ? [{ day, firstAt, firstZone, lastAt, lastZone }]
      : [],
  );
}

export function freezesBought(db: Pick<Db, 'select'>, learnerId: string): Promise<FreezeBought[]> {
  return db
    .select({ day: streakFreeze.day, at: streakFreeze.boughtAt, zone: streakFreeze.zone })
    .from(streakFreeze)
    .where(eq(streakFreeze.learnerId, learnerId));
}

const samePeriods = (a: Date, b: Date) => isoWeek(a) === isoWeek(b) && monthOf(a) === monthOf(b);

function applyStreak(locked: LockedLearner, state: StreakState, now: Date): void {
  const { learner, moment } = locked;
  learner.streakRun = state.run;
  learner.streakLongest = Math.max(learner.streakLongest, state.longest);
  learner.streakFreezes = state.freezes;
  learner.streakThrough = state.through;
  learner.streakLastAt = state.lastAt;
  learner.streakLastZone = state.lastZone;
  learner.streakAsOf = state.asOf;
  learner.streakEndsAt = streakAt(state, now, moment.here).endsAt;
  locked.streakChanged = true;
}

/** Pays every 7th day of a streak that has not been paid yet; returns their numbers. */
function payWeeks(locked: LockedLearner, weeks: number): number[] {
  const paid: number[] = [];
  while (locked.learner.streakWeeksPaid < weeks) {
    locked.learner.streakWeeksPaid += 1;
    pay(locked, `streak7:${locked.learner.streakWeeksPaid}`, { gems: STREAK_WEEK_GEMS });
    paid.push(locked.learner.streakWeeksPaid);
  }
  return paid;
}
