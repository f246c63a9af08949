import { afterAll, beforeAll, expect, test } from 'vitest';
import { snapshots } from '../../features/leaderboards/snapshot.ts';
import { type Hajde, PASSWORD, startHajde } from '../hajde.ts';
import { balancesMatchLedger } from '../ledger.ts';
import { sqlOn } from '../sql.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let hajde: Hajde;
beforeAll(async () => {
  hajde = await startHajde();
});
afterAll(() => hajde.close());

test('a clock that jumps ahead and back loses nothing, pays nothing twice and locks nobody out', async () => {
  const me = await hajde.newLearner();
  const paid: number[] = [];
  for (const [i, jump] of [0, 6 * HOUR, -5 * HOUR, 40 * HOUR, -41 * HOUR, 2 * HOUR].entries()) {
    hajde.clock.advance(jump);
    const done = await me.finish('one-1', 0, { completionId: idOf(i) });
    paid.push(done.xpEarned);
    expect((await me.finish('one-1', 0, { completionId: idOf(i) })).xp).toBe(done.xp);
  }
  expect((await me.user()).xp).toBeGreaterThanOrEqual(paid.reduce((sum, xp) => sum + xp, 0));
  expect((await sqlOn(hajde.database)`select 1 from completion`).length).toBe(6);
  const login = await hajde.visitor.call('POST /api/auth/login', {
    body: { username: me.username, password: PASSWORD },
  });
  expect(login.status).toBe(200);
  for (const period of ['current_week', 'all_time']) {
    const place = await me.call('GET /api/users/:id/leaderboard/weekly_xp/:period', {
      params: { period },
    });
    expect([place.status, place.body.rank]).toEqual([200, 1]);
  }
  await balancesMatchLedger(hajde.database);
});

test('hearts lost by a clock that was ahead do not stay away until then', async () => {
  const me = await hajde.newLearner();
  hajde.clock.advance(20 * DAY);
  expect((await me.finish('one-1', 2)).hearts).toBe(3);
  hajde.clock.advance(-20 * DAY);
  expect(await me.user()).toMatchObject({ hearts: 5, nextHeartAt: null });
  expect((await me.finish('one-1', 2)).hearts).toBe(3);
  hajde.clock.advance(HOUR);
  expect((await me.user()).hearts).toBe(5);
});

test('ranks counted by a clock that was ahead are counted anew, by every process', async () => {
  const { pool } = hajde.database;
  const first = snapshots(pool);
  const now = hajde.clock.now();
  const ahead = new Date(now.getTime() + 20 * DAY);
  expect(await first.of('xp', 'all', ahead)).toMatchObject({ takenAt: ahead });
  await first.of('xp', 'all', now);
  await expect.poll(() => first.of('xp', 'all', now)).toMatchObject({ takenAt: now });
  expect(await snapshots(pool).of('xp', 'all', now)).toMatchObject({ takenAt: now });
});

test('a session, once begun, lives through jumps of less than its 30 days', async () => {
  const me = await hajde.newLearner();
  for (const jump of [29 * DAY, -29 * DAY, -29 * DAY, 29 * DAY]) {
    hajde.clock.advance(jump);
    expect((await me.user()).id).toBe(me.id);
  }
});

const idOf = (i: number) => `00000000-0000-4000-8000-00000000000${i}`;
