import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Hajde, type SignedIn, startHajde } from '../../testing/hajde.ts';
import { balancesMatchLedger } from '../../testing/ledger.ts';

let hajde: Hajde;
let me: SignedIn;
beforeAll(async () => {
  hajde = await startHajde();
});
afterAll(() => hajde.close());
beforeEach(async () => {
  hajde.clock.set('2026-11-10T10:00:00Z');
  me = await hajde.newLearner();
});

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test('a new learner is a beginner with full hearts and nothing done', async () => {
  expect(await me.user()).toEqual({
    id: me.id,
    username: me.username,
    xp: 0,
    gems: 100,
    hearts: 5,
    streak: 0,
    placementLevel: 'beginner',
    nextHeartAt: null,
    streakEndsAt: null,
    streakFreezes: 0,
    doubleXpUntil: null,
  });
  expect((await me.call('GET /api/users/:id/progress')).body).toEqual([]);
  expect((await me.call('GET /api/users/:id/stats')).body).toEqual({
    lessonsCompleted: 0,
    perfectLessons: 0,
    unitsCompleted: 0,
    longestStreak: 0,
  });
});

describe('hearts', () => {
  test('come back one every 30 minutes', async () => {
    await me.finish('one-1', 4);
    expect((await me.user()).hearts).toBe(1);
    hajde.clock.advance(HOUR / 2 + 1000);
    expect((await me.user()).hearts).toBe(2);
    hajde.clock.advance(2 * HOUR);
    expect(await me.user()).toMatchObject({ hearts: 5, nextHeartAt: null });
  });

  test('never fall below 0, however many lessons go wrong', async () => {
    await me.finish('one-1', 4);
    await me.finish('one-1', 4);
    expect((await me.user()).hearts).toBe(0);
    hajde.clock.advance(2.5 * HOUR + 1000);
    expect((await me.user()).hearts).toBe(5);
  });
});

describe('the streak', () => {
  const in_ = (zone: string) => ({ headers: { 'x-time-zone': zone } });

  test('grows by one a day, breaks after a day without, and its longest stays', async () => {
    for (let day = 0; day < 3; day += 1) {
      await me.finish('one-1');
      await me.finish('one-2');
      hajde.clock.advance(DAY);
    }
    expect((await me.user()).streak).toBe(3);
    hajde.clock.advance(DAY);
    expect(await me.user()).toMatchObject({ streak: 0, streakEndsAt: null });
    await me.finish('one-1');
    expect((await me.user()).streak).toBe(1);
    expect((await me.call('GET /api/users/:id/stats')).body.longestStreak).toBe(3);
  });

  test("follows the learner's own calendar", async () => {
    hajde.clock.set('2026-11-10T23:30:00Z');
    const finish = () =>
      me.call('POST /api/lessons/complete', {
        body: {
          userId: me.id,
          lessonId: 'one-1',
          unitId: 'one',
          perfect: true,
          xpEarned: 0,
          gemsEarned: 0,
        },
        ...in_('Europe/Belgrade'),
      });
    await finish();
    hajde.clock.advance(HOUR);
    expect((await finish()).body.streak).toBe(1);
    const { body } = await me.call('GET /api/users/:id/weekly-progress', in_('Europe/Belgrade'));
    expect(body.days.at(-1)).toBe('2026-11-11');
    expect(body.xp).toEqual([0, 0, 0, 0, 0, 0, 20]);
  });

  test('pays 25 gems on every 7th day', async () => {
    for (let day = 1; day <= 14; day += 1) {
      const { extras } = await me.finish('one-1');
      expect(extras.filter(({ kind }) => kind === 'streak')).toHaveLength(day % 7 === 0 ? 1 : 0);
      hajde.clock.advance(DAY);
    }
    // 14 perfect lessons of 5, two weeks of 25, and Streak Master, which is Rare.
    expect((await me.user()).gems).toBe(100 + 14 * 5 + 2 * 25 + 25);
    await balancesMatchLedger(hajde.database);
  });
});

test('weekly progress tells XP, streak and accuracy of each of the last seven days', async () => {
  hajde.clock.set('2026-11-07T10:00:00Z');
  await me.finish('one-1', 2);
  hajde.clock.advance(DAY);
  await me.finish('one-1');
  hajde.clock.advance(2 * DAY);
  await me.finish('one-2', 1);
  const { body } = await me.call('GET /api/users/:id/weekly-progress');
  expect(body).toEqual({
    days: [4, 5, 6, 7, 8, 9, 10].map((day) => `2026-11-${String(day).padStart(2, '0')}`),
    xp: [0, 0, 0, 7, 10, 0, 7],
    streak: [0, 0, 0, 1, 2, 2, 1],
    accuracy: [null, null, null, 50, 100, null, 75],
  });
});

test('achievements tell which are earned, and how far the others have come', async () => {
  await me.finish('one-1', 1);
  const { body } = await me.call('GET /api/users/:id/achievements');
  expect(body.map(({ name, rarity, earned }) => [name, rarity, earned])).toEqual([
    ['First Steps', 'Common', true],
    ['Perfect Score', 'Common', false],
    ['Streak Master', 'Rare', false],
    ['Unit Hero', 'Epic', false],
  ]);
  const [first, perfect] = body;
  expect([first?.progress, first?.maxProgress]).toEqual([1, 1]);
  expect(perfect?.progress).toBe(0);
  for (const { progress = 0, maxProgress = 0 } of body)
    expect(progress).toBeLessThanOrEqual(maxProgress);
});

test('an achievement pays by its rarity, once', async () => {
  for (const lesson of ['one-1', 'one-2', 'one-3', 'two-1']) await me.finish(lesson);
  const last = await me.finish('two-2');
  expect(last.extras).toContainEqual({
    kind: 'achievement',
    id: 'unit-hero',
    name: 'Unit Hero',
    xp: 0,
    gems: 50,
  });
  expect((await me.finish('two-2')).extras).toEqual([]);
});

test('reset sets the level to beginner and deletes nothing', async () => {
  await me.finish('one-1');
  const placement = hajde.course.placement.map(({ correctAnswer }) => correctAnswer);
  await me.call('POST /api/placement-test/submit', {
    body: { userId: me.id, score: 39, level: 'advanced', answers: placement },
  });
  expect((await me.user()).placementLevel).toBe('advanced');
  expect((await me.call('POST /api/users/:id/reset')).body).toEqual({ ok: true });
  expect(await me.user()).toMatchObject({ placementLevel: 'beginner', xp: 10 });
  expect((await me.call('GET /api/users/:id/placement-test')).body?.score).toBe(39);
});

test('a fresh start deletes everything that was earned, and nothing of anybody else', async () => {
  const other = await hajde.newLearner();
  await other.finish('one-1');
  const before = await me.user();
  for (const lesson of ['one-1', 'one-2', 'one-3']) await me.finish(lesson, 1);
  await me.call('POST /api/users/:id/pronunciation', {
    body: { word: 'gjuhë', score: 90, attempts: 1, feedback: 'Excellent!' },
  });
  await me.call('POST /api/users/:id/cultural-content/:contentId/read', {
    params: { contentId: 'bread' },
  });
  await me.call('POST /api/placement-test/submit', {
    body: { userId: me.id, score: 0, level: 'beginner', answers: [] },
  });

  expect((await me.call('POST /api/users/:id/fresh-start')).body).toEqual({ ok: true });

  expect(await me.user()).toEqual(before);
  const { body: badges } = await me.call('GET /api/users/:id/badges');
  expect(badges.map(({ progress }) => progress)).toEqual([0]);
  for (const call of [
    'GET /api/users/:id/progress',
    'GET /api/users/:id/pronunciation',
    'GET /api/users/:id/cultural-content',
  ] as const) {
    expect((await me.call(call)).body).toEqual([]);
  }
  expect((await me.call('GET /api/users/:id/placement-test')).body).toBeNull();
  const { body: board } = await me.call('GET /api/leaderboards/all_time_xp/all_time');
  expect(board.map(({ userId }) => userId)).not.toContain(me.id);
  expect((await other.user()).xp).toBe(10);
  await balancesMatchLedger(hajde.database);
});
