import type { Extra } from '@hajde/contract/extras';
import { localDay } from '@hajde/rules/days';
import { isoWeek, monthOf } from '@hajde/rules/periods';
import { STREAK_WEEK_GEMS } from '@hajde/rules/rewards';
import {
  type FreezeBought,
  type LearntDay,
  replayStreak,
  type StreakState,
  streakAt,
} from '@hajde/rules/streak';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../db/connection.ts';
import { learnerDay, streakFreeze } from '../db/schema.ts';
import type { Transaction } from '../db/transaction.ts';
import { type LockedLearner, pay } from './locked-learner.ts';
import { streakOf } from './user.ts';

/**
 * Counts a lesson at the moment towards the streak. A further lesson of the last day
 * learnt only moves its end; anything else replays all days, so that late records come out right.
 */
export async function learnDay(
  tx: Transaction,
  locked: LockedLearner,
  now: Date,
): Promise<number[]> {
  const { learner, moment } = locked;
  const { at, zone, day } = moment;
  if (day === null) return [];
  locked.lessonLearnt = true;
  const { streakLastAt: lastAt, streakLastZone: lastZone } = learner;
  if (lastAt && lastZone && at >= lastAt && localDay(lastAt, lastZone) === day) {
    const { streakEndsAt: endsAt } = learner;
    applyStreak(locked, { ...streakOf(learner), lastAt: at, lastZone: zone }, now);
    // The boards of the same week and month have this streak since that day's first lesson.
    const known = learner.streakEndsAt?.getTime() === endsAt?.getTime() && samePeriods(lastAt, at);
    locked.streakChanged = !(known && endsAt !== null && endsAt > now);
    return [];
  }
  const [days, freezes] = await Promise.all([
    daysLearnt(tx.db, learner.id),
    freezesBought(tx.db, learner.id),
  ]);
  const state = replayStreak(withLesson(days, { day, at, zone }), freezes);
  applyStreak(locked, state, now);
  return payWeeks(locked, state.weeks);
}

/** What a 7th day has paid, as an answer names it. */
export const streakWeek = (week: number): Extra => ({
  kind: 'streak',
  id: `streak7:${week}`,
  name: '7-day streak',
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
  applyStreak(locked, replayStreak(days, [...freezes, { day, at, zone }]), now);
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

function withLesson(
  days: readonly LearntDay[],
  { day, at, zone }: { day: string; at: Date; zone: string },
): LearntDay[] {
  const same = days.find((learnt) => learnt.day === day);
  const first =
    same && same.firstAt <= at ? { at: same.firstAt, zone: same.firstZone } : { at, zone };
  const last = same && same.lastAt > at ? { at: same.lastAt, zone: same.lastZone } : { at, zone };
  const merged = {
    day,
    firstAt: first.at,
    firstZone: first.zone,
    lastAt: last.at,
    lastZone: last.zone,
  };
  return [...days.filter((learnt) => learnt !== same), merged];
}

function applyStreak(locked: LockedLearner, state: StreakState, now: Date): void {
  const { learner, moment } = locked;
  learner.streakRun = state.run;
  learner.streakLongest = Math.max(learner.streakLongest, state.longest);
  learner.streakFreezes = state.freezes;
  learner.streakThrough = state.through;
  learner.streakLastAt = state.lastAt;
  learner.streakLastZone = state.lastZone;
  learner.streakEndsAt = streakAt(state, now, moment.zone).endsAt;
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
