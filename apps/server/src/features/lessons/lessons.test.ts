import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { completion } from '../../db/schema.ts';
import { type Hajde, lessonBody, type SignedIn, startHajde } from '../../testing/hajde.ts';
import { balancesMatchLedger } from '../../testing/ledger.ts';
import { sqlOn } from '../../testing/sql.ts';

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

const DAY = 86_400_000;
const complete = (who: SignedIn, body: object) => who.call('POST /api/lessons/complete', { body });
const body = (lessonId: string, mistakes = 0) =>
  lessonBody(hajde.course, me.id, lessonId, mistakes);

describe('a finished lesson', () => {
  test('pays its full reward when it was perfect', async () => {
    const done = await me.finish('one-1');
    expect(done).toMatchObject({
      perfect: true,
      mistakes: 0,
      xpEarned: 10,
      gemsEarned: 5,
      doubled: false,
      xp: 10,
      gems: 105,
      hearts: 5,
      streak: 1,
    });
    expect(done.extras.map(({ kind, id, gems }) => [kind, id, gems])).toEqual([
      ['achievement', 'first-steps', 0],
      ['achievement', 'perfect-score', 0],
    ]);
    expect(await me.user()).toMatchObject({ xp: 10, gems: 105, streak: 1 });
    expect((await me.call('GET /api/users/:id/progress')).body).toEqual([
      { unitId: 'one', lessonId: 'one-1', completed: true, perfect: true },
    ]);
    expect((await me.call('GET /api/users/:id/stats')).body).toEqual({
      lessonsCompleted: 1,
      perfectLessons: 1,
      unitsCompleted: 0,
      longestStreak: 1,
    });
  });

  test('pays 7 tenths of the XP and no gems when it was not, and costs a heart per mistake', async () => {
    expect(await me.finish('two-1', 2)).toMatchObject({
      perfect: false,
      mistakes: 2,
      xpEarned: 10,
      gemsEarned: 0,
      hearts: 3,
    });
    expect(await me.user()).toMatchObject({ xp: 10, gems: 100, hearts: 3 });
  });

  test('is judged by its answers, whatever the body claims', async () => {
    const { body: done } = await complete(me, {
      ...body('one-1', 1),
      perfect: true,
      xpEarned: 9999,
      gemsEarned: 9999,
    });
    expect(done).toMatchObject({ perfect: false, xpEarned: 7, gemsEarned: 0 });
  });

  test('needs only the fields of the specification', async () => {
    const { answers, ...plain } = body('one-1');
    const { status, body: done } = await complete(me, { ...plain, perfect: false });
    expect(status).toBe(200);
    expect(done).toMatchObject({ perfect: false, mistakes: 1, xpEarned: 7, hearts: 4 });
    const again = await complete(me, plain);
    expect(again.body.completionId).not.toBe(done.completionId);
    expect(again.body).toMatchObject({ perfect: true, xpEarned: 10, gemsEarned: 5 });
  });

  test('once perfect, pays gems again only with answers that show it', async () => {
    const { answers, ...plain } = body('one-1');
    const gemsOf = async (sent: object) => (await complete(me, sent)).body.gemsEarned;
    expect(await gemsOf(plain)).toBe(5);
    expect(await complete(me, plain)).toMatchObject({ body: { xpEarned: 10, gemsEarned: 0 } });
    expect(await gemsOf({ ...plain, answers: ['fits', 'no', 'release', 'at all'] })).toBe(0);
    expect(await gemsOf({ ...plain, answers })).toBe(5);
    await balancesMatchLedger(hajde.database);
  });

  test('pays again when it is played again, and once perfect stays perfect', async () => {
    await me.finish('one-1');
    const again = await me.finish('one-1', 1);
    expect(again).toMatchObject({ xpEarned: 7, gemsEarned: 0, xp: 17 });
    expect((await me.call('GET /api/users/:id/progress')).body).toEqual([
      { unitId: 'one', lessonId: 'one-1', completed: true, perfect: true },
    ]);
  });

  test('that finishes its unit pays 20 gems, once', async () => {
    await me.finish('one-1');
    await me.finish('one-2');
    const last = await me.finish('one-3');
    expect(last.extras).toContainEqual({
      kind: 'unit',
      id: 'one',
      name: 'Unit one',
      xp: 0,
      gems: 20,
    });
    expect(last.gems).toBe(100 + 3 * 5 + 20);
    expect((await me.finish('one-3')).extras).toEqual([]);
    expect((await me.call('GET /api/users/:id/stats')).body.unitsCompleted).toBe(1);
  });

  describe('played on a course that has changed since', () => {
    const OLDER = ['older 0', 'older 1', 'older 2', 'older 3'];

    test('is judged by the keys of the release whose answers it brings', async () => {
      const { body: done } = await complete(me, { ...body('one-1'), answers: OLDER });
      expect(done).toMatchObject({ perfect: true, mistakes: 0, xpEarned: 10, gemsEarned: 5 });
      const [row] = await hajde.database.db
        .select()
        .from(completion)
        .where(eq(completion.completionId, done.completionId));
      expect(row?.courseVersion).toBe('test-0');
    });

    test('is judged by the release that it names where the answers fit two', async () => {
      const answers = ['right 0', 'right 1', 'right 2', 'right 3'];
      const named = (courseVersion: string) =>
        complete(me, { ...body('one-1'), answers, courseVersion, completionId: randomUUID() });
      expect((await named('test-0')).body).toMatchObject({ perfect: false, mistakes: 4 });
      expect((await named('test-1')).body).toMatchObject({ perfect: true, mistakes: 0 });
      expect((await named('unheard-of')).body).toMatchObject({ perfect: true, mistakes: 0 });
    });

    test('is judged by its claim where its answers fit no release', async () => {
      const answers = ['from', 'a', 'lost', 'release'];
      const claimed = (perfect: boolean) =>
        complete(me, { ...body('one-1'), answers, perfect, completionId: randomUUID() });
      expect((await claimed(true)).body).toMatchObject({ perfect: true, mistakes: 0 });
      expect((await claimed(false)).body).toMatchObject({ perfect: false, mistakes: 1 });
    });

    test('is judged the same when it comes from the queue of a device', async () => {
      const { userId, lessonId, unitId } = body('one-1');
      const record = { userId, lessonId, unitId, answers: OLDER, savedAt: '2026-11-10T09:00:00Z' };
      const { body: done } = await me.call('POST /api/offline-progress/sync', { body: record });
      expect(done).toMatchObject({ perfect: true, xpEarned: 10, gemsEarned: 5 });
    });
  });

  test('is kept with its answers and the version of the course', async () => {
    const completionId = randomUUID();
    hajde.clock.advance(60_000);
    const completedAt = '2026-11-10T10:00:30Z';
    const sentAt = hajde.clock.now().toISOString();
    await me.finish('one-1', 1, { completionId, completedAt, sentAt });
    const { questions = [] } =
      hajde.course.units[0]?.lessons.find(({ id }) => id === 'one-1') ?? {};
    const positions = questions.map(({ options, correctAnswer }, i) =>
      options.indexOf(i === 0 ? 'wrong a' : correctAnswer),
    );
    const rows = await hajde.database.db
      .select()
      .from(completion)
      .where(eq(completion.learnerId, me.id));
    expect(rows).toMatchObject([
      {
        completionId,
        lessonId: 'one-1',
        courseVersion: 'test-1',
        mistakes: 1,
        answers: positions,
        savedAt: expect.any(Date),
        localDay: '2026-11-10',
      },
    ]);
    const off = Number(rows[0]?.savedAt) - Date.parse(completedAt);
    expect(Math.abs(off)).toBeLessThan(10_000);
  });
});

describe('the same completion', () => {
  test('sent 50 times at once is paid once and answered alike', async () => {
    const sent = { ...body('three-1'), completionId: randomUUID() };
    const heard = await Promise.all(Array.from({ length: 50 }, () => complete(me, sent)));
    expect(
      new Set(heard.map(({ status, body: done }) => JSON.stringify([status, done]))).size,
    ).toBe(1);
    expect(heard[0]?.status).toBe(200);
    expect(await me.user()).toMatchObject({ xp: 100, gems: 150 });
    await balancesMatchLedger(hajde.database);
  });

  test('is answered later as it was at first, even after more was earned', async () => {
    const completionId = randomUUID();
    const first = await me.finish('one-1', 0, { completionId });
    await me.finish('one-2');
    expect(await me.finish('one-1', 2, { completionId })).toEqual(first);
  });

  test("is another learner's own", async () => {
    const completionId = randomUUID();
    const other = await hajde.newLearner();
    await me.finish('one-1', 0, { completionId });
    expect((await other.finish('one-1', 0, { completionId })).xp).toBe(10);
  });
});

test('200 different completions at once: XP equals the ledger', async () => {
  const learners = await Promise.all(Array.from({ length: 20 }, () => hajde.newLearner()));
  const lessons = ['one-1', 'one-2', 'one-3', 'two-1', 'two-2', 'three-1'];
  await Promise.all(
    Array.from({ length: 200 }, (_, i) => {
      const who = learners[i % learners.length]!;
      return who.finish(lessons[i % lessons.length]!, i % 3 === 0 ? 1 : 0);
    }),
  );
  await balancesMatchLedger(hajde.database);
  for (const who of learners) expect((await who.user()).xp).toBeGreaterThan(0);
});

describe('what is refused', () => {
  test('an unknown lesson, and a lesson of another unit', async () => {
    expect((await complete(me, { ...body('one-1'), lessonId: 'nope' })).status).toBe(404);
    const { status, failure } = await complete(me, { ...body('one-1'), unitId: 'two' });
    expect([status, failure.message]).toEqual([404, "We can't find that lesson."]);
  });

  test('a body that breaks the contract, naming the field', async () => {
    const { status, failure } = await complete(me, { ...body('one-1'), perfect: 'yes' });
    expect([status, failure.code, failure.field]).toEqual([400, 'invalid', 'perfect']);
  });

  test('what was finished before a fresh start', async () => {
    const completionId = randomUUID();
    await me.finish('one-1', 0, { completionId });
    hajde.clock.advance(60_000);
    await me.call('POST /api/users/:id/fresh-start');
    hajde.clock.advance(60_000);
    const late = await complete(me, {
      ...body('one-1'),
      completionId,
      completedAt: '2026-11-10T10:00:00Z',
      sentAt: hajde.clock.now().toISOString(),
    });
    expect([late.status, late.failure.code]).toEqual([409, 'before_fresh_start']);
    expect((await me.finish('one-1')).xp).toBe(10);
  });
});

describe('a lesson finished offline', () => {
  const sync = (record: object) => me.call('POST /api/offline-progress/sync', { body: record });

  beforeEach(async () => {
    // Their account is older than what they tell.
    hajde.clock.set('2026-10-01T10:00:00Z');
    me = await hajde.newLearner();
    hajde.clock.advance(20 * DAY);
    await me.user();
    hajde.clock.set('2026-11-10T10:00:00Z');
  });

  test('counts for the day it was learnt on', async () => {
    hajde.clock.set('2026-11-12T09:00:00Z');
    const records = [12, 10, 11].map((day) => ({
      ...body('one-1'),
      completionId: randomUUID(),
      savedAt: `2026-11-${day}T08:00:00Z`,
      timeZone: 'Europe/Belgrade',
    }));
    for (const record of records) expect((await sync(record)).status).toBe(200);
    expect((await me.user()).streak).toBe(3);
    expect((await me.call('GET /api/users/:id/weekly-progress')).body.xp).toEqual([
      0, 0, 0, 0, 10, 10, 10,
    ]);
  });

  test('sent again, with or without an id of its own, is paid once', async () => {
    const record = { ...body('one-1'), savedAt: '2026-11-10T08:00:00Z' };
    const first = await sync(record);
    expect((await sync(record)).body).toEqual(first.body);
    expect((await me.user()).xp).toBe(10);
  });

  test('by a device whose clock is a day behind counts for today', async () => {
    await sync({
      ...body('one-1'),
      completionId: randomUUID(),
      savedAt: '2026-11-09T09:55:00Z',
      sentAt: '2026-11-09T10:00:00Z',
    });
    const week = await me.call('GET /api/users/:id/weekly-progress');
    expect(week.body.xp.at(-1)).toBe(10);
  });

  test('more than 14 days ago pays but counts for no day, and on the board of its own week', async () => {
    const { body: done } = await sync({
      ...body('one-1'),
      completionId: randomUUID(),
      savedAt: '2026-10-20T08:00:00Z',
    });
    expect(done).toMatchObject({ xpEarned: 10, streak: 0 });
    const position = (period: string) =>
      me.call('GET /api/users/:id/leaderboard/weekly_xp/:period', { params: { period } });
    expect((await position('current_week')).body.value).toBe(0);
    expect((await position('all_time')).body.value).toBe(10);
  });

  test('needs no more than its learner, lesson, unit and time', async () => {
    const { status, body: done } = await sync({
      userId: me.id,
      lessonId: 'one-1',
      unitId: 'one',
      savedAt: '2026-11-10T08:00:00Z',
    });
    expect([status, done.xpEarned]).toEqual([200, 7]);
  });
});

test('XP and gems go on past 2^31', async () => {
  const sql = sqlOn(hajde.database);
  const edge = 2 ** 31 - 1;
  await me.finish('one-1');
  await sql`update learner set xp = ${edge}, gems = ${edge} where id = ${me.id}`;
  await sql`
    insert into ledger (learner_id, key, xp, gems, at)
    values (${me.id}, 'before', ${edge - 10}, ${edge - 105}, now())`;
  await sql`update score set value = ${edge} where learner_id = ${me.id} and board = 'xp'`;
  await sql`update learner_day set xp = ${edge} where learner_id = ${me.id}`;
  expect(await me.finish('one-2')).toMatchObject({ xp: edge + 10, gems: edge + 5 });
  const { body: board } = await me.call('GET /api/leaderboards/all_time_xp/all_time');
  expect(board[0]).toMatchObject({ userId: me.id, value: edge + 10, user: { xp: edge + 10 } });
  const place = await me.call('GET /api/users/:id/leaderboard/weekly_xp/:period', {
    params: { period: 'all_time' },
  });
  expect(place.body).toMatchObject({ rank: 1, value: edge + 10 });
  const { body: week } = await me.call('GET /api/users/:id/weekly-progress');
  expect(week.xp.at(-1)).toBe(edge + 10);
  await balancesMatchLedger(hajde.database);
});

test('what cannot be written is not answered as if it were, and leaves nothing behind', async () => {
  const sql = sqlOn(hajde.database);
  const me = await hajde.newLearner();
  await hajde.database.pool.query(
    `alter table award add constraint refused check (learner_id <> '${me.id}') not valid`,
  );
  await expect(me.finish('one-1')).rejects.toThrow('Something went wrong on our side');
  await sql`alter table award drop constraint refused`;
  expect(await me.user()).toMatchObject({ xp: 0, gems: 100 });
  expect(await sql`select 1 from completion where learner_id = ${me.id}`).toEqual([]);
  expect((await me.finish('one-1')).xp).toBe(10);
});
