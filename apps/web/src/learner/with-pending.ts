import type { Answer } from '@hajde/contract/types';
import type { UnitOutline } from '@hajde/rules/course';
import { addDays, type Day, localDay, startOfDay } from '@hajde/rules/days';
import { isDoubleXp } from '@hajde/rules/double-xp';
import {
  HEART_REGROWS_AFTER_MS,
  heartsAt,
  loseHearts,
  MAX_HEARTS,
  nextHeartAt,
} from '@hajde/rules/hearts';
import { replayStreak, streakAt } from '@hajde/rules/streak';
import type { FreezeBought, LearntDay } from '@hajde/rules/streak-events';
import type { OfflineProgress } from '../device/database.ts';

export type User = Answer<'GET /api/users/:id'>;
type Progress = Answer<'GET /api/users/:id/progress'>;
type Stats = Answer<'GET /api/users/:id/stats'>;
export type Week = Answer<'GET /api/users/:id/weekly-progress'>;

/** Where and when the learner looks. */
export interface LocalTime {
  readonly now: Date;
  readonly zone: string;
}

/**
 * The learner as the server last had them, with what was finished since and is still on the device:
 * the rewards it will pay, the hearts it cost, and the streak as the rules replay it.
 */
export function userWithPending(
  user: User,
  records: readonly OfflineProgress[],
  here: LocalTime,
): User {
  const streak = streakWith(user, records, here);
  const hearts = heartsWith(user, records);
  return {
    ...user,
    xp: user.xp + sum(records.map((record) => xpOf(record, user))),
    gems: user.gems + sum(records.map(({ gemsEarned }) => gemsEarned)),
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
  records: readonly OfflineProgress[],
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
  records: readonly OfflineProgress[],
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
  records: readonly OfflineProgress[],
  user: User,
  { now, zone }: LocalTime,
): Week {
  const today = localDay(now, zone);
  const days = week.days.map((_, i) => addDays(today, i + 1 - week.days.length));
  const before = (day: Day) => week.days.indexOf(day);
  return {
    days,
    xp: days.map((day) => {
      const ofDay = records.filter((record) => dayOf(record) === day);
      return (week.xp[before(day)] ?? 0) + sum(ofDay.map((record) => xpOf(record, user)));
    }),
    streak: days.map((day) => {
      const at = day === today ? now : new Date(startOfDay(addDays(day, 1), zone).getTime() - 1);
      const ofTheTime = records.filter((record) => dayOf(record) <= day);
      if (ofTheTime.length === 0 && before(day) >= 0) return week.streak[before(day)] ?? 0;
      return streakWith(user, ofTheTime, { now: at, zone }).current;
    }),
    accuracy: days.map((day) => {
      const ofDay = records.filter((record) => dayOf(record) === day);
      return week.accuracy[before(day)] ?? accuracyOf(ofDay);
    }),
  };
}

const dayOf = ({ savedAt, timeZone }: OfflineProgress) => localDay(new Date(savedAt), timeZone);

function xpOf({ xpEarned, savedAt }: OfflineProgress, { doubleXpUntil }: User): number {
  const until = doubleXpUntil === null ? null : new Date(doubleXpUntil);
  return isDoubleXp(until, new Date(savedAt)) ? 2 * xpEarned : xpEarned;
}

function heartsWith(user: User, records: readonly OfflineProgress[]): Date {
  return records.reduce(
    (full, { mistakes, savedAt }) => loseHearts(full, mistakes, new Date(savedAt)),
    fullAt(user),
  );
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
function streakWith(user: User, records: readonly OfflineProgress[], { now, zone }: LocalTime) {
  const learnt = records.map((record) => {
    const at = new Date(record.savedAt);
    return learntDay(dayOf(record), at, record.timeZone);
  });
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
function accuracyOf(records: readonly OfflineProgress[]): number | null {
  const answered = sum(records.map(({ answers }) => answers.length));
  const wrong = sum(records.map(({ mistakes }) => mistakes));
  return answered === 0 ? null : Math.round((100 * (answered - wrong)) / answered);
}

const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0);
