import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Hajde, lessonBody, type SignedIn, startHajde } from '../../testing/hajde.ts';
import { sqlOn } from '../../testing/sql.ts';

let hajde: Hajde;
let me: SignedIn;
beforeAll(async () => {
  hajde = await startHajde();
});
afterAll(() => hajde.close());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

beforeEach(async () => {
  hajde.clock.set('2026-10-20T10:00:00Z');
  me = await hajde.newLearner();
  // A session must be used now and then.
  hajde.clock.set('2026-11-01T10:00:00Z');
  await me.user();
  hajde.clock.set('2026-11-10T10:00:00Z');
});

const body = (lessonId: string) => ({
  ...lessonBody(hajde.course, me.id, lessonId),
  completionId: randomUUID(),
});
const agoBy = (ms: number) => new Date(hajde.clock.now().getTime() - ms).toISOString();
const week = async (zone = 'UTC') =>
  (await me.call('GET /api/users/:id/weekly-progress', { headers: { 'x-time-zone': zone } })).body;
const sync = (record: object, zone = 'UTC') =>
  me.call('POST /api/offline-progress/sync', {
    body: { ...body('one-1'), ...record },
    headers: { 'x-time-zone': zone },
  });

describe('a device whose clock is slow', () => {
  test.each([
    ['an hour', HOUR],
    ['a day', DAY],
    ['20 days', 20 * DAY],
  ])('by %s loses nothing: both ways of handing in count for now', async (_, slow) => {
    await sqlOn(hajde.database)`
      update learner set double_xp_from = ${hajde.clock.now()},
        double_xp_until = ${new Date(hajde.clock.now().getTime() + HOUR)} where id = ${me.id}`;
    hajde.clock.advance(1_000);
    const at = agoBy(slow);
    const online = await me.finish('one-1', 0, { completedAt: at, sentAt: at });
    expect(online).toMatchObject({ doubled: true, streak: 1 });
    const { body: offline } = await sync({ savedAt: at, sentAt: at });
    expect(offline).toMatchObject({ doubled: true, streak: 1 });
    expect((await week()).xp).toEqual([0, 0, 0, 0, 0, 0, 40]);
  });

  test('and whose app is too old to tell: the lesson counts on arrival', async () => {
    const { streak } = await me.finish('one-1', 0, { completedAt: agoBy(20 * DAY) });
    expect(streak).toBe(1);
    expect((await week()).xp.at(-1)).toBe(10);
  });
});

describe('a server whose clock was ahead once', () => {
  test('leaves no streak stuck: days later than tomorrow end no run', async () => {
    for (let day = 0; day < 3; day += 1) {
      hajde.clock.advance(DAY);
      await me.finish('one-1');
    }
    hajde.clock.advance(20 * DAY);
    await me.finish('one-1');
    hajde.clock.advance(-20 * DAY);
    expect((await me.user()).streak).toBe(3);
    expect((await week()).streak.at(-1)).toBe(3);
    hajde.clock.advance(DAY);
    expect((await me.finish('one-1')).streak).toBe(4);
    expect((await me.user()).streak).toBe(4);
    hajde.clock.advance(DAY);
    expect((await me.finish('one-1')).streak).toBe(5);
  });
});

describe('after a change of zone', () => {
  const KIRITIMATI = 'Pacific/Kiritimati';
  const NIUE = 'Pacific/Niue';

  test('a late record does not take the learner back to where it was finished', async () => {
    await me.call('POST /api/lessons/complete', {
      body: body('one-1'),
      headers: { 'x-time-zone': KIRITIMATI },
    });
    await sync({ savedAt: agoBy(2 * DAY), timeZone: NIUE }, KIRITIMATI);
    const [row] = await sqlOn(hajde.database)`select zone from learner where id = ${me.id}`;
    expect(row?.zone).toBe(KIRITIMATI);
  });

  test('and a late record, the learner and their week tell the same streak', async () => {
    hajde.clock.set('2026-11-10T10:30:00Z');
    await me.call('POST /api/lessons/complete', {
      body: body('one-1'),
      headers: { 'x-time-zone': KIRITIMATI },
    });
    await sqlOn(hajde.database)`update learner set gems = gems + 500 where id = ${me.id}`;
    await sqlOn(hajde.database)`
      insert into ledger (learner_id, key, xp, gems, at) values (${me.id}, 'gift', 0, 500, now())`;
    // The run ends, and a purchase settles that; then a lesson of the day learnt last turns up.
    hajde.clock.set('2026-11-13T10:30:00Z');
    await me.call('POST /api/shop/purchase', {
      body: { userId: me.id, itemId: 'streak-freeze', quantity: 1 },
      headers: { 'x-time-zone': KIRITIMATI },
    });
    await sync({ savedAt: '2026-11-12T09:30:00Z', timeZone: NIUE }, NIUE);
    for (const zone of [NIUE, KIRITIMATI, 'UTC']) {
      const { body: user } = await me.call('GET /api/users/:id', {
        headers: { 'x-time-zone': zone },
      });
      expect([zone, (await week(zone)).streak.at(-1)]).toEqual([zone, user.streak]);
    }
  });
});

describe('a zone that nobody knows', () => {
  test.each(['Etc/Unknown', 'Mars/Olympus'])('%s is taken for UTC', async (zone) => {
    const saved = await sync({ savedAt: agoBy(HOUR), timeZone: zone });
    expect(saved.status).toBe(200);
    const done = await me.call('POST /api/lessons/complete', {
      body: body('one-2'),
      headers: { 'x-time-zone': zone },
    });
    expect([done.status, done.body.streak]).toEqual([200, 1]);
    expect((await week(zone)).days.at(-1)).toBe('2026-11-10');
    const rows = await sqlOn(hajde.database)`
      select distinct zone from completion where learner_id = ${me.id}`;
    expect(rows).toEqual([{ zone: 'UTC' }]);
  });
});
