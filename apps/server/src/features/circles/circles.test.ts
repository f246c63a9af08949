import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Hajde, type SignedIn, startHajde } from '../../testing/hajde.ts';
import { sqlOn } from '../../testing/sql.ts';
import { tidyCircles } from './tidy.ts';

const CHOSEN = { name: 'familja', sign: 'bird', rule: 'everybody' } as const;
const DAY_MS = 86_400_000;

let hajde: Hajde;
beforeAll(async () => {
  hajde = await startHajde();
  hajde.clock.set('2026-11-10T12:00:00Z');
});
afterAll(() => hajde.close());

async function make(who: SignedIn, chosen: object = CHOSEN) {
  const { status, body } = await who.call('POST /api/circles', { body: chosen });
  expect(status).toBe(200);
  return { circleId: body.id, code: (await page(who, body.id)).code ?? '' };
}

async function page(who: SignedIn, circleId: string) {
  const { status, body } = await who.call('GET /api/circles/:circleId', { params: { circleId } });
  expect(status).toBe(200);
  return body;
}

const join = (who: SignedIn, code: string) =>
  who.call('POST /api/circles/join', { body: { code } });

async function circleOf(...others: readonly SignedIn[]) {
  const owner = await hajde.newLearner();
  const made = await make(owner);
  for (const other of others) expect((await join(other, made.code)).status).toBe(200);
  return { owner, ...made };
}

describe('a circle', () => {
  test('shows its members what each of them did, and its week as a board', async () => {
    const [arta, ben] = [await hajde.newLearner('Arta'), await hajde.newLearner('Ben')];
    const { circleId, code } = await make(arta);
    const seen = await ben.call('POST /api/circles/invitation', { body: { code } });
    expect(seen.body).toEqual({
      ...CHOSEN,
      id: circleId,
      invitedBy: 'Arta',
      members: 1,
      isMember: false,
    });
    expect(
      (await join(ben, `https://hajde.example/circles/join#${code.toLowerCase()}`)).body,
    ).toEqual({ id: circleId });
    await ben.finish('one-1');
    await ben.finish('one-2');
    await ben.finish('one-3');
    const shown = await page(arta, circleId);
    expect(shown).toMatchObject({
      ...CHOSEN,
      ownerId: arta.id,
      streak: { current: 1, longest: 1 },
    });
    expect(shown.members).toEqual([
      {
        id: ben.id,
        username: 'Ben',
        streak: 1,
        weekXp: 30,
        rank: 1,
        unitId: 'two',
        lastLearntOn: '2026-11-10',
        learntToday: true,
      },
      {
        id: arta.id,
        username: 'Arta',
        streak: 0,
        weekXp: 0,
        rank: 2,
        unitId: 'one',
        lastLearntOn: null,
        learntToday: false,
      },
    ]);
    // Only the owner is told what opens it.
    expect((await page(ben, circleId)).code).toBeNull();
    expect((await ben.call('GET /api/circles')).body).toEqual([
      { ...CHOSEN, id: circleId, isOwner: false, members: 2, learntToday: 1, streak: 1 },
    ]);
  });

  test('keeps a streak that a late record repairs', async () => {
    const ben = await hajde.newLearner();
    const { owner, circleId } = await circleOf(ben);
    const start = hajde.clock.now();
    const streak = async () => (await page(owner, circleId)).streak.current;
    await Promise.all([owner.finish('one-1'), ben.finish('one-1')]);
    hajde.clock.advance(DAY_MS);
    await owner.finish('one-2');
    const onTheTrain = hajde.clock.now();
    hajde.clock.advance(DAY_MS);
    await Promise.all([owner.finish('one-3'), ben.finish('one-3')]);
    expect(await streak()).toBe(1);
    await ben.call('POST /api/offline-progress/sync', {
      body: { userId: ben.id, lessonId: 'one-2', unitId: 'one', savedAt: onTheTrain.toISOString() },
    });
    expect(await streak()).toBe(3);
    hajde.clock.set(start);
  });

  test('holds 20, and a learner is in 5', async () => {
    const crowd = await Promise.all(Array.from({ length: 20 }, () => hajde.newLearner()));
    const { code } = await circleOf(...crowd.slice(0, 18));
    // Two at once for one place.
    const last = await Promise.all(crowd.slice(18).map((who) => join(who, code)));
    expect(last.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(last.find(({ status }) => status === 409)?.failure.code).toBe('circle_full');

    const [busy] = crowd;
    if (busy === undefined) throw new Error('nobody is there');
    const made = await Promise.all(
      Array.from({ length: 6 }, () => busy.call('POST /api/circles', { body: CHOSEN })),
    );
    expect(made.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(made.find(({ status }) => status === 409)?.failure.code).toBe('too_many_circles');
    expect((await busy.call('GET /api/circles')).body).toHaveLength(5);
  });

  test('is handed over, renewed and closed by its owner alone', async () => {
    const ben = await hajde.newLearner();
    const { owner, circleId, code } = await circleOf(ben);
    const params = { circleId };
    const to = (who: SignedIn) => ({ params, body: { memberId: who.id } });
    for (const call of [
      'POST /api/circles/:circleId/renew',
      'POST /api/circles/:circleId/close',
    ] as const) {
      expect((await ben.call(call, { params })).failure.code).toBe('not_owner');
    }
    expect((await ben.call('POST /api/circles/:circleId/remove', to(owner))).status).toBe(403);
    expect((await ben.call('POST /api/circles/:circleId/hand-over', to(ben))).status).toBe(403);

    expect((await owner.call('POST /api/circles/:circleId/leave', { params })).failure.code).toBe(
      'owner_stays',
    );
    expect((await owner.call('POST /api/circles/:circleId/hand-over', to(ben))).status).toBe(200);
    expect((await owner.call('POST /api/circles/:circleId/leave', { params })).status).toBe(200);
    const { body } = await ben.call('POST /api/circles/:circleId/renew', { params });
    expect((await join(owner, code)).status).toBe(404);
    expect((await join(owner, body.code)).status).toBe(200);
    expect((await ben.call('POST /api/circles/:circleId/close', { params })).status).toBe(200);
    expect((await owner.call('GET /api/circles')).body).toEqual([]);
    expect((await join(owner, body.code)).status).toBe(404);
  });

  test('goes with the last who leaves, or passes on where its owner deletes the account', async () => {
    const [ben, cati] = [await hajde.newLearner(), await hajde.newLearner()];
    const { owner, circleId } = await circleOf(ben, cati);
    await owner.call('POST /api/users/:id/account/delete', {
      body: { currentPassword: 'flija123' },
    });
    const shown = await page(cati, circleId);
    expect([shown.ownerId, shown.members.length]).toEqual([ben.id, 2]);
    const params = { circleId };
    await cati.call('POST /api/circles/:circleId/leave', { params });
    await ben.call('POST /api/circles/:circleId/leave', { params });
    const sql = sqlOn(hajde.database);
    expect(await sql`select id from circle where id = ${circleId}`).toEqual([]);

    const alone = await circleOf();
    await alone.owner.call('POST /api/users/:id/account/delete', {
      body: { currentPassword: 'flija123' },
    });
    expect((await join(ben, alone.code)).status).toBe(404);
    await tidyCircles(hajde.database.db, hajde.clock.now());
    expect(await sql`select id from circle where id = ${alone.circleId}`).toEqual([]);
  });

  test('keeps nobody twice, and remembers the last 40 who left', async () => {
    const ben = await hajde.newLearner();
    const { owner, circleId, code } = await circleOf(ben);
    await Promise.all([join(ben, code), join(ben, code)]);
    expect((await page(owner, circleId)).members).toHaveLength(2);
    const sql = sqlOn(hajde.database);
    await sql`
      insert into circle_member (circle_id, learner_id, joined_at, joined_on, left_at, left_on)
      select ${circleId}, ${ben.id}, now() - i * interval '2 days', '2026-01-01',
        now() - i * interval '1 day', '2026-01-02' from generate_series(1, 100) i`;
    const params = { circleId };
    await ben.call('POST /api/circles/:circleId/leave', { params });
    await join(ben, code);
    const [{ n } = { n: 0 }] = await sql<{ n: number }>`
      select count(*)::int as n from circle_member where circle_id = ${circleId}`;
    expect(n).toBe(42);
  });
});

describe('a cheer', () => {
  test('is one of the list, to another member, 20 a day, and gone after two weeks', async () => {
    const [ben, stranger] = [await hajde.newLearner(), await hajde.newLearner()];
    const { owner, circleId } = await circleOf(ben);
    const cheer = (to: string, what = 'urime') =>
      owner.call('POST /api/circles/:circleId/cheers', {
        params: { circleId },
        body: { memberId: to, cheer: what },
      });
    expect((await cheer(ben.id, 'Anything I like')).failure.field).toBe('cheer');
    expect((await cheer(owner.id)).status).toBe(404);
    expect((await cheer(stranger.id)).status).toBe(404);
    hajde.clock.hold();
    for (let i = 0; i < 20; i += 1) expect((await cheer(ben.id)).status).toBe(200);
    expect((await cheer(ben.id)).status).toBe(429);
    const { cheers } = await page(ben, circleId);
    expect(cheers).toHaveLength(20);
    expect(cheers[0]).toMatchObject({ from: owner.id, to: ben.id, cheer: 'urime' });
    hajde.clock.set('2026-11-10T12:00:00Z');
    await tidyCircles(hajde.database.db, new Date(hajde.clock.now().getTime() + 15 * DAY_MS));
    expect((await page(ben, circleId)).cheers).toEqual([]);
  });
});

describe('who is not in it', () => {
  test('is told of every call the same as of a circle that never was', async () => {
    const [ben, stranger] = [await hajde.newLearner(), await hajde.newLearner()];
    const { owner, circleId } = await circleOf(ben);
    const removed = await owner.call('POST /api/circles/:circleId/remove', {
      params: { circleId },
      body: { memberId: ben.id },
    });
    expect(removed.status).toBe(200);
    const body = { memberId: owner.id, cheer: 'urime' };
    for (const call of [
      'GET /api/circles/:circleId',
      'POST /api/circles/:circleId/leave',
      'POST /api/circles/:circleId/remove',
      'POST /api/circles/:circleId/hand-over',
      'POST /api/circles/:circleId/renew',
      'POST /api/circles/:circleId/close',
      'POST /api/circles/:circleId/cheers',
    ] as const) {
      const sent = call.startsWith('GET') ? {} : { body };
      for (const who of [stranger, ben]) {
        const here = await who.call(call, { params: { circleId }, ...sent });
        const nowhere = await who.call(call, { params: { circleId: randomUUID() }, ...sent });
        expect([call, here.status, here.failure]).toEqual([call, 404, nowhere.failure]);
      }
    }
    expect((await ben.call('GET /api/circles')).body).toEqual([]);
    expect((await page(owner, circleId)).members).toHaveLength(1);
  });

  test('tells who has to sign in first by whom they are invited, and nothing by a code that is none', async () => {
    const strict = await startHajde({
      database: hajde.database,
      config: { trustProxy: true },
    });
    const { circleId, code, owner } = await circleOf();
    const ask = (typed: string, from = '203.0.113.7') =>
      strict.visitor.call('POST /api/circles/invited-by', {
        body: { code: typed },
        headers: { 'x-forwarded-for': from },
      });
    const told = { invitedBy: owner.username, name: 'familja' };
    expect((await ask(code.toLowerCase())).body).toEqual(told);
    const { body: renewed } = await owner.call('POST /api/circles/:circleId/renew', {
      params: { circleId },
    });
    const [old, none] = [await ask(code), await ask('0'.repeat(26))];
    expect([old.status, none.status, old.failure]).toEqual([404, 404, none.failure]);
    const guesses: number[] = [];
    for (let i = 0; i < 220; i += 1) guesses.push((await ask(code)).status);
    expect(new Set(guesses)).toEqual(new Set([404, 429]));
    expect(guesses.filter((status) => status === 404).length).toBeLessThanOrEqual(205);
    // Others are not held up by it.
    expect((await ask(renewed.code, '203.0.113.8')).body).toEqual(told);
    await strict.close();
  });

  test('opens nothing with 2,000 guesses, and is stopped long before', async () => {
    const { circleId, code } = await circleOf();
    const guessers = await Promise.all(Array.from({ length: 10 }, () => hajde.newLearner()));
    const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
    const near = (i: number) => {
      const at = i % code.length;
      const letter = LETTERS[(LETTERS.indexOf(code[at] ?? '0') + 1 + (i % 31)) % 32] ?? '0';
      return code.slice(0, at) + letter + code.slice(at + 1);
    };
    const statuses = new Map<number, number>();
    await Promise.all(
      guessers.map(async (who, g) => {
        for (let i = 0; i < 200; i += 1) {
          const call =
            i % 2 === 0 ? ('POST /api/circles/join' as const) : 'POST /api/circles/invitation';
          const { status } = await who.call(call, { body: { code: near(g * 200 + i) } });
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      }),
    );
    // 20 each, and whatever ten minutes' steps have passed meanwhile.
    expect([...statuses.keys()].toSorted()).toEqual([404, 429]);
    expect(statuses.get(404)).toBeLessThanOrEqual(220);
    const sql = sqlOn(hajde.database);
    const inside = await sql`select learner_id from circle_member where circle_id = ${circleId}`;
    expect(inside).toHaveLength(1);
    // A right code is no guess: who mistyped it a few times still gets in.
    const late = await hajde.newLearner();
    for (let i = 0; i < 19; i += 1) await join(late, near(i));
    expect((await join(late, code)).status).toBe(200);
  });
});
