import { randomUUID } from 'node:crypto';
import { LATE_AT_ONCE } from '@hajde/rules/game/late-records';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Hajde, lessonBody, type SignedIn, startHajde } from '../../testing/hajde.ts';
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

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

const record = (more: object = {}) => ({
  ...lessonBody(hajde.course, me.id, 'one-1'),
  completionId: randomUUID(),
  ...more,
});
const complete = (more?: object) => me.call('POST /api/lessons/complete', { body: record(more) });
const savedAgo = (ms: number) => new Date(hajde.clock.now().getTime() - ms).toISOString();
const sync = (more: object = {}) =>
  me.call('POST /api/offline-progress/sync', {
    body: record({ savedAt: savedAgo(0), ...more }),
  });

/** Asks until one is refused, and tells how many were taken. */
async function untilRefused(ask: () => Promise<{ status: number }>): Promise<number> {
  for (let taken = 0; ; taken += 1) {
    const { status } = await ask();
    if (status === 429) return taken;
    expect(status).toBe(200);
  }
}

describe('a script that farms XP', () => {
  test('gets 20 lessons at once and is told when the next one counts, which then does', async () => {
    hajde.clock.hold();
    expect(await untilRefused(() => complete())).toBe(20);
    const refused = record();
    const { status, failure, headers } = await me.call('POST /api/lessons/complete', {
      body: refused,
    });
    expect([status, failure.code]).toEqual([429, 'too_fast']);
    const wait = Number(headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(10);
    hajde.clock.advance(wait * SECOND);
    expect((await me.call('POST /api/lessons/complete', { body: refused })).status).toBe(200);
  });

  test('gets no more than 26 in a minute, by whichever calls it makes', async () => {
    const since = hajde.clock.now().getTime();
    const ways = [
      () => complete(),
      () => sync(),
      () => sync({ savedAt: savedAgo(9 * DAY) }),
      () => complete({ completedAt: savedAgo(3 * DAY), sentAt: savedAgo(0) }),
      () => sync({ savedAt: savedAgo(-DAY), timeZone: 'Pacific/Kiritimati' }),
    ];
    let taken = 0;
    while (hajde.clock.now().getTime() - since < MINUTE - SECOND) {
      for (const way of ways) if ((await way()).status === 200) taken += 1;
      await me.call('POST /api/users/:id/fresh-start');
      hajde.clock.advance(5 * SECOND);
    }
    expect(taken).toBeGreaterThanOrEqual(20);
    expect(taken).toBeLessThanOrEqual(26);
  });

  test('gets 100 for one day, and the next day more', async () => {
    let taken = 0;
    for (let step = 0; step < 120; step += 1) {
      if ((await complete()).status === 200) taken += 1;
      hajde.clock.advance(20 * SECOND);
    }
    expect(taken).toBe(100);
    const { status, headers } = await complete();
    expect(status).toBe(429);
    const midnight = Date.parse('2026-11-11T00:00:00Z') - hajde.clock.now().getTime();
    expect(Math.abs(Number(headers.get('retry-after')) - midnight / SECOND)).toBeLessThan(60);
    hajde.clock.advance(DAY);
    expect((await complete()).status).toBe(200);
  });

  test('sending many at the same instant gets as many as one after the other', async () => {
    hajde.clock.hold();
    const heard = await Promise.all(Array.from({ length: 60 }, () => complete()));
    expect(heard.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(heard.filter(({ status }) => status === 429)).toHaveLength(40);
  });

  test('repeating a completion is answered as before, and is not counted', async () => {
    const one = record();
    for (let n = 0; n < 30; n += 1) {
      expect((await me.call('POST /api/lessons/complete', { body: one })).status).toBe(200);
    }
    expect(await untilRefused(() => complete())).toBe(19);
  });
});

test("a flight's lessons all count, handed in at once, each on its day", async () => {
  hajde.clock.advance(4 * DAY);
  const at = hajde.clock.now().getTime();
  const saved = Array.from({ length: 40 }, (_, n) => at - 3 * DAY + n * 100 * MINUTE);
  for (const time of saved.toReversed()) {
    expect((await sync({ savedAt: new Date(time).toISOString() })).status).toBe(200);
  }
  const rows = await sqlOn(hajde.database)<{ at: Date }>`
    select saved_at as at from completion where learner_id = ${me.id} order by saved_at`;
  expect(rows.map((row) => row.at.getTime())).toEqual(saved);
});

test('an account that slept for months claims no more for other days than a device could have kept', async () => {
  hajde.clock.advance(29 * DAY);
  await me.user();
  hajde.clock.advance(29 * DAY);
  hajde.clock.hold();
  // 20 an hour, from the account's first days on.
  let claimed = Date.parse('2026-11-11T00:00:00Z');
  const claim = () => {
    claimed += 3 * MINUTE;
    return sync({ savedAt: new Date(claimed).toISOString() });
  };
  expect((await claim()).status).toBe(200);
  // As if all but one of the others had come: changes of any kind have a limit of their own.
  await sqlOn(hajde.database)`
    update throttle set empty_at = empty_at + ${LATE_AT_ONCE - 2} * interval '48 minutes'`;
  // One more for its own day; after that each counts as played now, which a person's pace bounds.
  expect(await untilRefused(claim)).toBe(1 + 20);
  const rows = await sqlOn(hajde.database)<{ late: number; today: number }>`
    select count(*) filter (where saved_at < '2026-12-01')::int as late,
      count(*) filter (where saved_at > '2026-12-01')::int as today
    from completion where learner_id = ${me.id}`;
  expect(rows).toEqual([{ late: 2, today: 20 }]);
  hajde.clock.advance(60 * MINUTE);
  expect((await claim()).status).toBe(200);
});

describe('an account one second old', () => {
  test('gets no streak out of days before it was made', async () => {
    hajde.clock.advance(SECOND);
    for (let days = 1; days <= 16; days += 1) await sync({ savedAt: savedAgo(days * DAY) });
    expect((await me.user()).streak).toBe(1);
    const { body: week } = await me.call('GET /api/users/:id/weekly-progress');
    expect(week.xp.slice(0, -1)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(week.xp.at(-1)).toBe(160);
  });
});

describe('double XP', () => {
  beforeEach(async () => {
    await sqlOn(hajde.database)`update learner set gems = 1000 where id = ${me.id}`;
    await sqlOn(hajde.database)`
      update ledger set gems = 1000 where learner_id = ${me.id} and key = 'start'`;
    await buy();
    hajde.clock.advance(29 * MINUTE);
  });
  const buy = () =>
    me.call('POST /api/shop/purchase', {
      body: { userId: me.id, itemId: 'double-xp', quantity: 1 },
    });
  /** One a minute, dated into the window from its start on. */
  async function lateOnes(count: number) {
    const heard: boolean[] = [];
    for (let n = 1; n <= count; n += 1) {
      heard.push((await sync({ savedAt: savedAgo((29 - n) * MINUTE) })).body.doubled);
    }
    return heard.filter(Boolean).length;
  }

  test('doubles at most 10 lessons that arrive late, and every one that does not', async () => {
    expect(await lateOnes(15)).toBe(10);
    expect((await complete()).body.doubled).toBe(true);
  });

  test('bought again has room for 10 more', async () => {
    expect(await lateOnes(12)).toBe(10);
    await buy();
    expect(await lateOnes(12)).toBe(10);
  });
});
