import { randomUUID } from 'node:crypto';
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

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const buy = (itemId: string, more: object = {}) =>
  me.call('POST /api/shop/purchase', { body: { userId: me.id, itemId, quantity: 1, ...more } });

async function earnGems(atLeast: number): Promise<void> {
  while ((await me.user()).gems < atLeast) await me.finish('three-1');
}

test('the shop shows what it sells to anybody', async () => {
  const { body } = await hajde.visitor.call('GET /api/shop/items');
  expect(body.map(({ type, price }) => [type, price])).toEqual([
    ['heart_refill', 50],
    ['streak_freeze', 100],
    ['double_xp', 150],
  ]);
});

describe('a purchase', () => {
  test('of a heart refill takes its gems and fills the hearts', async () => {
    await me.finish('one-1', 3);
    const { status, body } = await buy('heart-refill');
    expect(status).toBe(200);
    expect(body).toMatchObject({ itemId: 'heart-refill', user: { gems: 50, hearts: 5 } });
    expect(await me.user()).toMatchObject({ gems: 50, hearts: 5, nextHeartAt: null });
  });

  test('of double XP makes lessons pay double for 30 minutes, and another adds 30', async () => {
    await earnGems(300);
    const { body } = await buy('double-xp');
    expect(body.user.doubleXpUntil).toMatch(/^2026-11-10T10:30:/);
    const before = await me.user();
    expect(await me.finish('two-1', 1)).toMatchObject({
      doubled: true,
      xpEarned: 20,
      xp: before.xp + 20,
    });
    await buy('double-xp');
    hajde.clock.advance(59 * MINUTE);
    expect(await me.finish('one-1')).toMatchObject({ doubled: true, xpEarned: 20, gemsEarned: 5 });
    hajde.clock.advance(2 * MINUTE);
    expect(await me.finish('one-1')).toMatchObject({ doubled: false, xpEarned: 10 });
    expect((await me.user()).doubleXpUntil).toBeNull();
  });

  test('of double XP does not double a lesson that was finished before it', async () => {
    await earnGems(150);
    hajde.clock.advance(30 * MINUTE);
    await buy('double-xp');
    const completedAt = new Date(hajde.clock.now().getTime() - 10 * MINUTE).toISOString();
    const sentAt = hajde.clock.now().toISOString();
    const late = await me.finish('one-1', 0, { completedAt, sentAt });
    expect(late).toMatchObject({ doubled: false, xpEarned: 10 });
  });

  test('of a streak freeze saves the streak over one missed day', async () => {
    await me.finish('one-1');
    await buy('streak-freeze');
    expect(await me.user()).toMatchObject({ streakFreezes: 1, gems: 5 });
    hajde.clock.advance(2 * DAY);
    expect(await me.user()).toMatchObject({ streak: 1, streakFreezes: 0 });
    await me.finish('one-1');
    expect(await me.user()).toMatchObject({ streak: 2, streakFreezes: 0 });
    hajde.clock.advance(2 * DAY);
    expect((await me.user()).streak).toBe(0);
  });

  test('of a streak freeze after the streak broke does not mend it', async () => {
    await me.finish('one-1');
    hajde.clock.advance(2 * DAY);
    await buy('streak-freeze');
    expect(await me.user()).toMatchObject({ streak: 0, streakFreezes: 1 });
    await me.finish('one-1');
    expect(await me.user()).toMatchObject({ streak: 1, streakFreezes: 1 });
  });

  test('with the same id happens once', async () => {
    await me.finish('one-1', 3);
    const purchaseId = randomUUID();
    const heard = await Promise.all(
      Array.from({ length: 10 }, () => buy('heart-refill', { purchaseId })),
    );
    expect(heard.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await me.user()).gems).toBe(50);
  });
});

describe('what is refused', () => {
  test('without enough gems', async () => {
    const { status, failure } = await buy('double-xp');
    expect([status, failure]).toEqual([
      409,
      { code: 'insufficient_gems', message: "You don't have enough gems for this purchase." },
    ]);
    expect((await me.user()).gems).toBe(100);
  });

  test('a refill of full hearts', async () => {
    const { status, failure } = await buy('heart-refill');
    expect([status, failure.code]).toEqual([409, 'hearts_full']);
  });

  test('a third freeze', async () => {
    await earnGems(300);
    await buy('streak-freeze');
    await buy('streak-freeze');
    const { status, failure } = await buy('streak-freeze');
    expect([status, failure.code]).toEqual([409, 'freezes_full']);
    expect((await me.user()).streakFreezes).toBe(2);
  });

  test('an unknown item, and any quantity but 1', async () => {
    expect((await buy('golden-eagle')).status).toBe(404);
    for (const quantity of [0, 2, -1, 1.5, '1']) {
      const { status, failure } = await buy('double-xp', { quantity });
      expect([status, failure.field]).toEqual([400, 'quantity']);
    }
  });
});

test('50 purchases at once with gems for one: one succeeds', async () => {
  await me.finish('one-1', 5 - 1);
  expect((await me.user()).gems).toBe(100);
  const heard = await Promise.all(Array.from({ length: 50 }, () => buy('streak-freeze')));
  expect(heard.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(heard.filter(({ status }) => status === 409)).toHaveLength(49);
  expect(await me.user()).toMatchObject({ gems: 0, streakFreezes: 1 });
  await balancesMatchLedger(hajde.database);
});
