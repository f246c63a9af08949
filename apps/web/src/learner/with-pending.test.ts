import { addDays, DAY_MS, localDay, startOfDay } from '@hajde/rules/days/days';
import { replayStreak, streakAt } from '@hajde/rules/streak/streak';
import type { FreezeBought, LearntDay } from '@hajde/rules/streak/streak-events';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Effect, effectOf } from '../outbox/handler.ts';
import { lessonHandler } from '../outbox/handlers/lesson.ts';
import { finished } from '../outbox/outbox.fixture.ts';
import type { LessonRecord } from '../outbox/records.ts';
import {
  progressWithPending,
  statsWithPending,
  type User,
  userWithPending,
  type Week,
  weekWithPending,
} from './with-pending.ts';

const ZONE = 'Europe/Belgrade';
const NOW = new Date('2026-11-15T12:00:00Z');
const HERE = { now: NOW, zone: ZONE };

const user: User = {
  id: '0b9e0c1e-6c57-4d3e-9d0a-0f0e0d0c0b0a',
  username: 'arta',
  xp: 40,
  gems: 120,
  hearts: 5,
  streak: 3,
  placementLevel: 'beginner',
  nextHeartAt: null,
  streakEndsAt: startOfDay('2026-11-16', ZONE).toISOString(),
  streakFreezes: 0,
  doubleXpUntil: null,
};

const pending = (savedAt: string, change = {}) => ({
  ...finished({ userId: user.id, completionId: savedAt, lessonId: 'l1', xpEarned: 10, savedAt }),
  ...change,
});

const nothingSaid = async () => undefined;
const effects = async (records: readonly LessonRecord[]): Promise<Effect[]> =>
  lessonHandler.effects(records, nothingSaid);

describe('the learner', () => {
  test('has the XP, gems and streak of what is not synced yet', async () => {
    const records = [pending('2026-11-15T09:00:00.000Z'), pending('2026-11-15T10:00:00.000Z')];
    expect(userWithPending(user, await effects(records), HERE)).toMatchObject({
      xp: 60,
      notYetSyncedXp: 20,
      gems: 130,
      streak: 4,
      streakEndsAt: startOfDay('2026-11-17', ZONE).toISOString(),
    });
  });

  test('has double XP for what was finished while it ran', async () => {
    const doubled = { ...user, doubleXpUntil: '2026-11-15T09:30:00.000Z' };
    const records = [pending('2026-11-15T09:00:00.000Z'), pending('2026-11-15T10:00:00.000Z')];
    expect(userWithPending(doubled, await effects(records), HERE).xp).toBe(70);
  });

  test('has lost the hearts of the mistakes, and got back those that time gave back', async () => {
    const records = [pending('2026-11-15T11:50:00.000Z', { mistakes: 2 })];
    expect(userWithPending(user, await effects(records), HERE)).toMatchObject({
      hearts: 3,
      nextHeartAt: '2026-11-15T12:20:00.000Z',
    });
    const tired = { ...user, hearts: 3, nextHeartAt: '2026-11-15T11:55:00.000Z' };
    expect(userWithPending(tired, [], HERE).hearts).toBe(4);
  });

  test('has no streak left once its day has passed, learnt or not', async () => {
    const later = { now: new Date('2026-11-18T12:00:00Z'), zone: ZONE };
    expect(userWithPending(user, [], later).streak).toBe(0);
    const learnt = await effects([pending('2026-11-15T09:00:00.000Z')]);
    expect(userWithPending(user, learnt, later).streak).toBe(0);
  });

  test('has the streak of whatever keeps the day, and none of what does not', () => {
    const at = '2026-11-15T09:00:00.000Z';
    const practised = effectOf(at, ZONE, { xp: 10, keepsDay: true });
    expect(userWithPending(user, [practised], HERE)).toMatchObject({ xp: 50, streak: 4 });
    const heard = effectOf(at, ZONE, { xp: 5 });
    expect(userWithPending(user, [heard], HERE)).toMatchObject({ xp: 45, streak: 3 });
  });

  test('has the heart that practice brings back', () => {
    const tired = { ...user, hearts: 3, nextHeartAt: '2026-11-15T12:20:00.000Z' };
    const practised = effectOf('2026-11-15T11:00:00.000Z', ZONE, { givesHeart: true });
    expect(userWithPending(tired, [practised], HERE).hearts).toBe(4);
  });

  test('has the streak that the server will work out from all the days', async () => {
    const day = fc.integer({ min: 0, max: 20 });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(day, { maxLength: 15 }),
        fc.array(day, { maxLength: 2 }),
        fc.uniqueArray(day, { maxLength: 10 }),
        fc.integer({ min: 20, max: 24 }),
        async (known, bought, offline, today) => {
          const asked = Math.max(0, ...known, ...bought);
          const later = offline.filter((each) => each > asked);
          const days = known.map(learnt);
          const freezes = bought.map(freeze);
          const atAsking = streakAt(replayStreak(days, freezes, noon(asked)), noon(asked), ZONE);
          const answer: User = {
            ...user,
            streak: atAsking.current,
            streakEndsAt: atAsking.endsAt?.toISOString() ?? null,
            streakFreezes: atAsking.freezesHeld,
          };
          const now = new Date(noon(today).getTime() + DAY_MS / 4);
          const records = later.map((each) => pending(noon(each).toISOString()));
          const all = replayStreak([...days, ...later.map(learnt)], freezes, now);
          const waiting = await effects(records);
          expect(userWithPending(answer, waiting, { now, zone: ZONE }).streak).toBe(
            streakAt(all, now, ZONE).current,
          );
        },
      ),
      { numRuns: 500 },
    );
  });
});

test('a lesson finished offline is completed and marked; once perfect stays perfect', () => {
  const progress = [
    { unitId: 'basics', lessonId: 'l1', completed: true, perfect: true },
    { unitId: 'basics', lessonId: 'l2', completed: true, perfect: false },
  ];
  const records = [
    pending('2026-11-15T09:00:00.000Z', { perfect: false }),
    pending('2026-11-15T10:00:00.000Z', { lessonId: 'l3' }),
  ];
  expect(progressWithPending(progress, records)).toEqual([
    { unitId: 'basics', lessonId: 'l1', completed: true, perfect: true, notYetSynced: true },
    { unitId: 'basics', lessonId: 'l2', completed: true, perfect: false },
    { unitId: 'basics', lessonId: 'l3', completed: true, perfect: true, notYetSynced: true },
  ]);
});

test('the stats count what is new, the unit that it finishes, and the streak that it makes', () => {
  const progress = [
    { unitId: 'basics', lessonId: 'l1', completed: true, perfect: false },
    { unitId: 'basics', lessonId: 'l2', completed: true, perfect: true },
  ];
  const units = [{ id: 'basics', order: 1, lessons: ['l1', 'l2', 'l3'].map(lessonAt) }];
  const records = [
    pending('2026-11-15T09:00:00.000Z', { lessonId: 'l1' }),
    pending('2026-11-15T10:00:00.000Z', { lessonId: 'l3', perfect: false }),
  ];
  const stats = { lessonsCompleted: 2, perfectLessons: 1, unitsCompleted: 0, longestStreak: 3 };
  expect(statsWithPending(stats, records, { progress, units, streak: 4 })).toEqual({
    lessonsCompleted: 3,
    perfectLessons: 2,
    unitsCompleted: 1,
    longestStreak: 4,
  });
});

test('the week moves on to today and holds what was finished offline', async () => {
  const week: Week = {
    days: Array.from({ length: 7 }, (_, i) => addDays('2026-11-14', i - 6)),
    xp: [0, 0, 0, 0, 10, 10, 20],
    streak: [0, 0, 0, 0, 1, 2, 3],
    accuracy: [null, null, null, null, 90, 80, 100],
  };
  const records = [
    pending('2026-11-15T09:00:00.000Z', { answers: ['a', 'b', 'c', 'd'], mistakes: 1 }),
  ];
  expect(weekWithPending(week, await effects(records), user, HERE)).toEqual({
    days: Array.from({ length: 7 }, (_, i) => addDays('2026-11-15', i - 6)),
    xp: [0, 0, 0, 10, 10, 20, 10],
    streak: [0, 0, 0, 1, 2, 3, 4],
    accuracy: [null, null, null, 90, 80, 100, 75],
  });
});

const lessonAt = (id: string, i: number) => ({ id, order: i + 1 });
const dayAt = (n: number) => addDays('2026-10-20', n);
const noon = (n: number) => new Date(startOfDay(dayAt(n), ZONE).getTime() + DAY_MS / 2);

function learnt(n: number): LearntDay {
  const at = noon(n);
  return { day: localDay(at, ZONE), firstAt: at, lastAt: at, firstZone: ZONE, lastZone: ZONE };
}

const freeze = (n: number): FreezeBought => ({
  day: dayAt(n),
  at: startOfDay(dayAt(n), ZONE),
  zone: ZONE,
});
