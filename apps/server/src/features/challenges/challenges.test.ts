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

const today = async () =>
  new Map((await me.call('GET /api/daily-challenges')).body.map((it) => [it.id, it]));
const claim = (challengeId: string) =>
  me.call('POST /api/daily-challenges/:challengeId/claim', { params: { challengeId } });

test('there are three a day, with the progress of that day', async () => {
  await me.finish('one-1', 1);
  const challenges = await today();
  expect(challenges.size).toBe(3);
  expect(challenges.get('xp-20')).toMatchObject({ progress: 7, goal: 20, completed: false });
  expect(challenges.get('two-lessons')).toMatchObject({ progress: 1, goal: 2 });
  hajde.clock.advance(86_400_000);
  expect((await today()).get('xp-20')).toMatchObject({ progress: 0, claimed: false });
});

test('a completed one is claimed once, however fast', async () => {
  await me.finish('one-1');
  const before = await me.user();
  const heard = await Promise.all(Array.from({ length: 10 }, () => claim('one-perfect')));
  expect(heard.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(heard[0]?.body.challenge).toMatchObject({ completed: true, claimed: true });
  expect(await me.user()).toMatchObject({ xp: before.xp + 10, gems: before.gems + 5 });
  expect((await today()).get('one-perfect')?.claimed).toBe(true);
  await balancesMatchLedger(hajde.database);
});

test('can be claimed again on another day', async () => {
  await me.finish('one-1');
  await claim('one-perfect');
  hajde.clock.advance(86_400_000);
  await me.finish('one-1');
  expect((await claim('one-perfect')).status).toBe(200);
  expect((await me.user()).xp).toBe(10 + 10 + 10 + 10);
});

test('one that is not completed, or not of today, pays nothing', async () => {
  const { status, failure } = await claim('two-lessons');
  expect([status, failure.code]).toEqual([409, 'not_completed']);
  expect((await claim('climb-gjeravica')).status).toBe(404);
  expect(await me.user()).toMatchObject({ xp: 0, gems: 100 });
});
