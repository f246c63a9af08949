import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hajde, PASSWORD, startHajde } from './testing/hajde.ts';
import { balancesMatchLedger } from './testing/ledger.ts';

const HOUR = 3_600_000;
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
  expect(await (await hajde.database.sql`select 1 from completion`).length).toBe(6);
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

const idOf = (i: number) => `00000000-0000-4000-8000-00000000000${i}`;
