import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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

const RESULTS = [
  { contrastId: 'l-ll', right: 9, wrong: 3 },
  { contrastId: 'q-c', right: 5, wrong: 3 },
];
const complete = (body: object = {}) =>
  me.call('POST /api/users/:id/sounds/complete', {
    body: { sessionId: randomUUID(), results: RESULTS, ...body },
  });
const results = async () => (await me.call('GET /api/users/:id/sounds')).body;
const DAY_MS = 86_400_000;
/** Comes by now and then, so that the session lives on. */
async function live(days: number): Promise<void> {
  for (let left = days; left > 0; left -= 20) {
    hajde.clock.advance(Math.min(20, left) * DAY_MS);
    await me.user();
  }
}

test('one session a day pays 5 XP, however many are finished at once', async () => {
  expect((await results()).paidToday).toBe(false);
  const heard = await Promise.all(Array.from({ length: 4 }, () => complete()));
  expect(heard.map(({ body }) => body.xpEarned).sort((a, b) => b - a)).toEqual([5, 0, 0, 0]);
  expect((await results()).paidToday).toBe(true);
  hajde.clock.advance(DAY_MS);
  expect((await results()).paidToday).toBe(false);
  expect((await complete()).body.xpEarned).toBe(5);
  expect((await me.user()).xp).toBe(10);
  await balancesMatchLedger(hajde.database);
});

test('in zone after zone one session is paid', async () => {
  const zones = ['Pacific/Kiritimati', 'Europe/Belgrade', 'Pacific/Pago_Pago'];
  const paid: number[] = [];
  for (const timeZone of zones) paid.push((await complete({ timeZone })).body.xpEarned);
  expect(paid).toEqual([5, 0, 0]);
});

test('what was told apart is kept by contrast and day', async () => {
  await complete();
  await complete();
  hajde.clock.advance(DAY_MS);
  await complete({ results: [{ contrastId: 'l-ll', right: 20, wrong: 0 }] });
  expect((await results()).results).toEqual([
    { contrastId: 'l-ll', day: '2026-11-10', right: 18, wrong: 6 },
    { contrastId: 'q-c', day: '2026-11-10', right: 10, wrong: 6 },
    { contrastId: 'l-ll', day: '2026-11-11', right: 20, wrong: 0 },
  ]);
});

test('sent twice, a session counts once', async () => {
  const sessionId = randomUUID();
  const first = await complete({ sessionId });
  expect((await complete({ sessionId })).body).toEqual(first.body);
  expect((await results()).results[0]).toMatchObject({ right: 9, wrong: 3 });
});

test('a contrast that the course does not have is a 404, and nothing of it is kept', async () => {
  const [known] = RESULTS;
  const refused = await complete({
    results: [known, { contrastId: 'made-up', right: 5, wrong: 3 }],
  });
  expect([refused.status, refused.failure.code]).toEqual([404, 'not_found']);
  expect((await results()).results).toEqual([]);
});

test('what is too old for any day counts among those that are paid today', async () => {
  await live(40);
  const sentAt = hajde.clock.now().toISOString();
  const paid: number[] = [];
  for (const completedAt of ['2026-11-12T10:00:00Z', '2026-11-13T10:00:00Z', sentAt]) {
    paid.push((await complete({ completedAt, sentAt })).body.xpEarned);
  }
  expect(paid).toEqual([5, 0, 0]);
  const { results: kept, paidToday } = await results();
  expect(new Set(kept.map(({ day }) => day))).toEqual(
    new Set(['2026-11-12', '2026-11-13', '2026-12-20']),
  );
  expect(paidToday).toBe(true);
});

test('the results of the last 90 days are told', async () => {
  await complete();
  await live(89);
  expect((await results()).results).toHaveLength(2);
  await live(1);
  expect((await results()).results).toEqual([]);
});

test('it keeps no streak', async () => {
  await complete();
  expect((await me.user()).streak).toBe(0);
});

test('sessions are paced, forgotten by a fresh start and part of the export', async () => {
  await complete();
  const { body } = await me.call('GET /api/users/:id/account/export');
  expect(body).toMatchObject({
    soundSessions: [{ zone: 'UTC' }],
    soundResults: [{ contrastId: 'l-ll' }, { contrastId: 'q-c' }],
  });
  for (let taken = 1; taken < 20; taken += 1) expect((await complete()).status).toBe(200);
  expect((await complete()).status).toBe(429);
  await me.call('POST /api/users/:id/fresh-start');
  expect((await results()).results).toEqual([]);
  expect((await complete()).status).toBe(429);
});
