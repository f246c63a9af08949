import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { type Hajde, type SignedIn, startHajde } from '../../testing/hajde.ts';
import { listen } from '../../testing/listen.ts';
import { sqlOn } from '../../testing/sql.ts';
import { snapshots } from './snapshot.ts';
import { sweepBrokenStreaks } from './sweep-broken-streaks.ts';
import { topOf } from './top.ts';

let hajde: Hajde;
beforeAll(async () => {
  hajde = await startHajde();
});
afterAll(() => hajde.close());

const DAY = 86_400_000;
const position = (who: SignedIn, period: string) =>
  who.call('GET /api/users/:id/leaderboard/weekly_xp/:period', { params: { period } });

describe('boards', () => {
  let [a, b, c, idle]: SignedIn[] = [];
  beforeAll(async () => {
    hajde.clock.set('2026-11-02T10:00:00Z'); // a Monday, the first of its week and month
    [a, b, c, idle] = await Promise.all(
      ['Agron', 'Besa', 'Cima', 'Idle'].map((name) => hajde.newLearner(name)),
    );
    await c!.finish('three-1');
    hajde.clock.advance(7 * DAY);
    await a!.finish('one-1');
    await b!.finish('one-1');
    await c!.finish('two-1');
  });

  test('rank by XP of the week, equal values sharing a rank', async () => {
    const { body } = await a!.call('GET /api/leaderboards/weekly_xp/current_week');
    expect(body.map(({ rank, value, user }) => [rank, value, user.username])).toEqual([
      [1, 15, 'Cima'],
      [2, 10, 'Agron'],
      [2, 10, 'Besa'],
    ]);
    expect(body[0]).toEqual({
      id: c!.id,
      userId: c!.id,
      rank: 1,
      value: 15,
      user: { username: 'Cima', streak: 1, xp: 115 },
    });
  });

  test('of the month and of all time count what came before', async () => {
    const month = await a!.call('GET /api/leaderboards/monthly_xp/current_month');
    const all = await a!.call('GET /api/leaderboards/all_time_xp/all_time');
    expect(month.body[0]?.value).toBe(115);
    expect(all.body.map(({ value }) => value)).toEqual([115, 10, 10]);
  });

  test('tell the learner their own place, or none without XP', async () => {
    expect((await position(b!, 'current_week')).body).toMatchObject({ rank: 2, value: 10 });
    expect((await position(c!, 'all_time')).body).toMatchObject({ rank: 1, value: 115 });
    expect((await position(idle!, 'current_week')).body).toMatchObject({ rank: null, value: 0 });
    expect((await position(a!, 'this_year')).status).toBe(400);
  });

  test('of streaks show the current streak of those active in the period', async () => {
    hajde.clock.advance(DAY);
    await a!.finish('one-1');
    const streaks = async (period: string) =>
      (await a!.call('GET /api/leaderboards/streak/:period', { params: { period } })).body.map(
        ({ rank, value, user }) => [rank, value, user.username],
      );
    expect(await streaks('current_week')).toEqual([
      [1, 2, 'Agron'],
      [2, 1, 'Besa'],
      [2, 1, 'Cima'],
    ]);
    hajde.clock.advance(DAY);
    const onlyAlive = [[1, 2, 'Agron']];
    expect(await streaks('current_month')).toEqual(onlyAlive);
    await sweepBrokenStreaks(hajde.database.db, hajde.clock.now());
    expect(await streaks('all_time')).toEqual(onlyAlive);
  });
});

test('a lesson of last week that arrives late lengthens the streak on the boards of this week', async () => {
  hajde.clock.set('2026-11-15T09:00:00Z');
  const me = await hajde.newLearner('Late');
  hajde.clock.set('2026-11-16T10:00:00Z'); // a Monday
  await me.finish('one-1');
  await me.call('POST /api/offline-progress/sync', {
    body: {
      userId: me.id,
      lessonId: 'one-2',
      unitId: 'one',
      savedAt: '2026-11-15T10:00:00Z',
    },
  });
  const { body } = await me.call('GET /api/leaderboards/streak/:period', {
    params: { period: 'current_week' },
  });
  expect(body.find(({ userId }) => userId === me.id)).toMatchObject({ value: 2 });
});

describe('far down the board', () => {
  test('ranks come from a snapshot that equals a plain count when it was taken', async () => {
    hajde.clock.set('2027-03-03T10:00:00Z');
    const me = await hajde.newLearner();
    await me.finish('one-1');
    await crowd(hajde, { size: 500, from: 20, to: 1020 });
    const { body } = await position(me, 'all_time');
    const [{ rank } = { rank: 0 }] = await sqlOn(hajde.database)<{ rank: number }>`
      select 1 + count(*)::int as rank from score
      where board = 'xp' and period = 'all_time' and value > ${body.value}`;
    expect(rank).toBeGreaterThan(400);
    expect(body.rank).toBe(rank);
    expect(body.asOf).toBe((await stored())[0]?.taken_at.toISOString());
  });

  test('a snapshot serves for 30 seconds, and processes share it', async () => {
    const now = hajde.clock.now();
    const [one, two] = [snapshots(hajde.database.pool), snapshots(hajde.database.pool)];
    const first = await one.of('xp', 'all_time', now);
    await crowd(hajde, { size: 10, from: 20, to: 1020 });
    expect(await two.of('xp', 'all_time', new Date(now.getTime() + 1000))).toEqual(first);
    const later = new Date(now.getTime() + 31_000);
    const fresh = await snapshots(hajde.database.pool).of('xp', 'all_time', later);
    expect(fresh.takenAt).toEqual(later);
    expect(fresh.counts.at(-1)).toBe((first.counts.at(-1) ?? 0) + 10);
  });

  test('a place that a hundred have come past since the snapshot is not told as one of the first', async () => {
    hajde.clock.set('2027-06-02T10:00:00Z');
    const me = await hajde.newLearner();
    await me.finish('one-1');
    expect((await position(me, 'current_month')).body.rank).toBe(1);
    await crowd(hajde, { size: 150, from: 20, to: 30, period: '2027-06' });
    expect((await position(me, 'current_month')).body.rank).toBe(101);
    hajde.clock.advance(61_000);
    expect((await position(me, 'current_month')).body.rank).toBe(151);
  });

  const stored = () =>
    sqlOn(hajde.database)<{ taken_at: Date }>`
      select taken_at from rank_snapshot where board = 'xp' and period = 'all_time'`;
});

test('of a crowd with the same value some are shown, in the order of their names, with the rank of all', async () => {
  hajde.clock.set('2027-09-01T10:00:00Z');
  await crowd(hajde, { size: 3, from: 60, to: 69, period: '2027-09' });
  await crowd(hajde, { size: 200, from: 50, to: 50, period: '2027-09' });
  const me = await hajde.newLearner();
  const { body } = await me.call('GET /api/leaderboards/monthly_xp/current_month');
  expect(body.map(({ value }) => value > 50)).toEqual([
    ...Array(3).fill(true),
    ...Array(47).fill(false),
  ]);
  const tied = body.slice(3);
  expect(new Set(tied.map(({ rank }) => rank))).toEqual(new Set([4]));
  const names = tied.map(({ user }) => user.username);
  expect(names).toEqual(names.toSorted());
});

test('the first 50 of a big board are found by a walk along its index, without sorting the rest', async () => {
  const { pool } = hajde.database;
  hajde.clock.set('2027-11-03T10:00:00Z');
  await crowd(hajde, { size: 20_000, from: 1, to: 500, period: '2027-11' });
  await pool.query('analyze score, learner');
  const listening = listen();
  await topOf(hajde.database, 'xp', 'current_month', hajde.clock.now());
  const text = listening.heard().find((it) => it.text.includes('from score'))?.text;
  listening.stop();
  const plan = await inTransaction(pool, async ({ client }) => {
    await client.query(`prepare top (text, text, timestamptz) as ${text}`);
    return client.query("explain execute top ('xp', '2027-11', now())");
  });
  const told = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(told).toContain('Index Scan using score_rank');
  expect(told).not.toContain('Sort');
});

/** Learners with values at random, so that many share one. */
async function crowd(
  { database }: Hajde,
  made: { size: number; from: number; to: number; period?: string },
): Promise<void> {
  const { size, from, to, period = 'all_time' } = made;
  await sqlOn(database)`
    with crowd as (
      insert into learner (username, username_key)
      select name, name from (
        select ${randomUUID()} || n as name from generate_series(1, ${size}::int) as n
      ) as names
      returning id
    )
    insert into score (learner_id, board, period, value)
    select id, 'xp', ${period}, ${from}::int + (random() * ${to - from}::int)::int from crowd`;
}
