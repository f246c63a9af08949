import type { Answer } from '@hajde/contract/types';
import type { UnitOutline } from '@hajde/rules/course/course';
import { addDays, type Day, localDay, startOfDay } from '@hajde/rules/days/days';
import { isDoubleXp } from '@hajde/rules/game/double-xp';
import {
  giveHeart,
  HEART_REGROWS_AFTER_MS,
  heartsAt,
  loseHearts,
  MAX_HEARTS,
  nextHeartAt,
} from '@hajde/rules/game/hearts';
import { replayStreak, streakAt } from '@hajde/rules/streak/streak';
import type { FreezeBought, LearntDay } from '@hajde/rules/streak/streak-events';
import type { Effect } from '../outbox/handler.ts';
import type { LessonRecord } from '../outbox/records.ts';

export type User = Answer<'GET /api/users/:id'>;
type Progress = Answer<'GET /api/users/:id/progress'>;
type Stats = Answer<'GET /api/users/:id/stats'>;
export type Week = Answer<'GET /api/users/:id/weekly-progress'>;

/** Where and when the learner looks. */
export interface LocalTime {
  readonly now: Date;
  readonly zone: string;
}

/** The learner as this device knows them, and how much of the XP the server does not have yet. */
export type UserHere = User & { readonly notYetSyncedXp?: number };

/**
 * The learner as the server last had them, with what was finished since and is still on the device:
 * the rewards it will pay, the hearts it cost, and the streak as the rules replay it.
 */
export function userWithPending(user: User, effects: readonly Effect[], here: LocalTime): UserHere {
  const streak = streakWith(user, effects, here);
  const hearts = heartsWith(user, effects, here.now);
  const xp = sum(effects.map((effect) => xpOf(effect, user)));
  return {
    ...user,
    xp: user.xp + xp,
    notYetSyncedXp: xp,
    gems: user.gems + sum(effects.map(({ gems }) => gems)),
    hearts: heartsAt(hearts, here.now),
    nextHeartAt: nextHeartAt(hearts, here.now)?.toISOString() ?? null,
    streak: streak.current,
    streakEndsAt: streak.endsAt?.toISOString() ?? null,
    streakFreezes: streak.freezesHeld,
  };
}

/** A lesson on the path: `notYetSynced` where only this device knows that it is completed. */
export type ProgressHere = (Progress[number] & { readonly notYetSynced?: true })[];

export function progressWithPending(
  progress: Progress,
  records: readonly LessonRecord[],
): ProgressHere {
  const byLesson = new Map<string, ProgressHere[number]>(progress.map((it) => [it.lessonId, it]));
  for (const { unitId, lessonId, perfect } of records) {
    const known = byLesson.get(lessonId);
    byLesson.set(lessonId, {
      unitId,
      lessonId,
      completed: true,
      perfect: perfect || known?.perfect === true,
      notYetSynced: true,
    });
  }
  return [...byLesson.values()];
}

/** What the learner has completed, with what only this device knows. */
export function statsWithPending(
  stats: Stats,
  records: readonly LessonRecord[],
  known: { progress: Progress; units: readonly UnitOutline[]; streak: number },
): Stats {
  const before = lessonsIn(known.progress);
  const after = lessonsIn(progressWithPending(known.progress, records));
  const finished = ({ lessons }: UnitOutline, done: ReadonlySet<string>) =>
    lessons.every(({ id }) => done.has(id));
  const units = known.units.filter(
    (unit) => finished(unit, after.completed) && !finished(unit, before.completed),
  );
  return {
    lessonsCompleted: stats.lessonsCompleted + after.completed.size - before.completed.size,
    perfectLessons: stats.perfectLessons + after.perfect.size - before.perfect.size,
    unitsCompleted: stats.unitsCompleted + units.length,
    longestStreak: Math.max(stats.longestStreak, known.streak),
  };
}

function lessonsIn(progress: Progress) {
  const ids = (records: Progress) => new Set(records.map(({ lessonId }) => lessonId));
  return {
    completed: ids(progress.filter(({ completed }) => completed)),
    perfect: ids(progress.filter(({ perfect }) => perfect)),
  };
}

/** The seven days up to today, which may have begun since the server was last asked. */
export function weekWithPending(
  week: Week,
  effects: readonly Effect[],
  user: User,
  { now, zone }: LocalTime,
): Week {
  const today = localDay(now, zone);
  const days = week.days.map((_, i) => addDays(today, i + 1 - week.days.length));
  const before = (day: Day) => week.days.indexOf(day);
  return {
    days,
    xp: days.map((day) => {
      const ofDay = effects.filter((effect) => dayOf(effect) === day);
      return (week.xp[before(day)] ?? 0) + sum(ofDay.map((effect) => xpOf(effect, user)));
    }),
    streak: days.map((day) => {
      const at = day === today ? now : new Date(startOfDay(addDays(day, 1), zone).getTime() - 1);
      const ofTheTime = effects.filter((effect) => dayOf(effect) <= day);
      if (ofTheTime.length === 0 && before(day) >= 0) return week.streak[before(day)] ?? 0;
      return streakWith(user, ofTheTime, { now: at, zone }).current;
    }),
    accuracy: days.map((day) => {
      const ofDay = effects.filter((effect) => dayOf(effect) === day);
      return week.accuracy[before(day)] ?? accuracyOf(ofDay);
    }),
  };
}

const dayOf = ({ at, timeZone }: Effect) => localDay(at, timeZone);

function xpOf({ xp, at, doubles }: Effect, { doubleXpUntil }: User): number {
  const until = doubleXpUntil === null ? null : new Date(doubleXpUntil);
  return doubles && isDoubleXp(until, at) ? 2 * xp : xp;
}

/** Mistakes cost hearts when they were made, and practice brings one back when it is handed in. */
function heartsWith(user: User, effects: readonly Effect[], now: Date): Date {
  return effects.reduce((full, { mistakes, at, givesHeart }) => {
    const left = loseHearts(full, mistakes, at);
    return givesHeart ? giveHeart(left, now) : left;
  }, fullAt(user));
}

/** The instant at which all hearts are there again, from what the server says of them. */
export function fullAt({ hearts, nextHeartAt }: User): Date {
  if (nextHeartAt === null) return LONG_AGO;
  const afterTheNext = (MAX_HEARTS - hearts - 1) * HEART_REGROWS_AFTER_MS;
  return new Date(Date.parse(nextHeartAt) + afterTheNext);
}

/**
 * The server tells the streak, when it ends and the freezes, but not the days behind it. Any days
 * with the same outcome will do: as many in a row, up to the last one that is accounted for.
 */
function streakWith(user: User, effects: readonly Effect[], { now, zone }: LocalTime) {
  const learnt = effects
    .filter(({ keepsDay }) => keepsDay)
    .map((effect) => learntDay(dayOf(effect), effect.at, effect.timeZone));
  const { days, freezes } = historyLike(user, zone);
  return streakAt(replayStreak([...days, ...learnt], freezes, now), now, zone);
}

function historyLike(
  { streak, streakEndsAt, streakFreezes }: User,
  zone: string,
): { days: LearntDay[]; freezes: FreezeBought[] } {
  const bought = { day: localDay(LONG_AGO, 'UTC'), at: LONG_AGO, zone };
  const freezes = Array.from({ length: streakFreezes }, () => bought);
  if (streak === 0 || streakEndsAt === null) return { days: [], freezes };
  const lastChance = localDay(new Date(Date.parse(streakEndsAt) - 1), zone);
  const through = addDays(lastChance, -streakFreezes - 1);
  const days = Array.from({ length: streak }, (_, i) => {
    const day = addDays(through, i + 1 - streak);
    return learntDay(day, startOfDay(day, zone), zone);
  });
  return { days, freezes };
}

const LONG_AGO = new Date(0);

const learntDay = (day: Day, at: Date, zone: string): LearntDay => ({
  day,
  firstAt: at,
  lastAt: at,
  firstZone: zone,
  lastZone: zone,
});

/** Of the lessons finished on a day of which the server knows nothing. */
function accuracyOf(effects: readonly Effect[]): number | null {
  const answered = sum(effects.map((effect) => effect.answered));
  const wrong = sum(effects.map(({ mistakes }) => mistakes));
  return answered === 0 ? null : Math.round((100 * (answered - wrong)) / answered);
}

const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0);
