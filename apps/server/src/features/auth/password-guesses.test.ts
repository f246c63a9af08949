import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Hajde, PASSWORD, startHajde } from '../../testing/hajde.ts';
import { insertWithQuickPassword, learnerWithQuickPassword } from '../../testing/quick-password.ts';
import { sqlOn } from '../../testing/sql.ts';

// Behind a proxy that is trusted, so that a test can come from anywhere.
let hajde: Hajde;
beforeAll(async () => {
  hajde = await startHajde({ config: { trustProxy: true } });
});
afterAll(() => hajde.close());

/** What is counted are tries; names that nobody has cost what they cost. */
const newLearner = () => learnerWithQuickPassword(hajde);

let visitors = 0;
const newAddress = () => {
  visitors += 1;
  return `203.0.${visitors >> 8}.${visitors & 255}`;
};
const DEVICE = 'a-device-that-made-this-up-itself';

const login = (
  username: string,
  password: string,
  { from = '198.51.100.1', device }: { from?: string; device?: string } = {},
) =>
  hajde.visitor.call('POST /api/auth/login', {
    body: { username, password },
    headers: { 'x-forwarded-for': from, ...(device && { 'x-device': device }) },
  });
const statuses = async (count: number, one: (i: number) => Promise<{ status: number }>) =>
  Promise.all(Array.from({ length: count }, async (_, i) => (await one(i)).status));
const count = (list: number[], status: number) => list.filter((one) => one === status).length;

describe('guessing a password', () => {
  test('from one address gets ten tries, however many are sent at once, and then one a minute', async () => {
    const { username } = await newLearner();
    const first = await statuses(40, (i) => login(username, `guess ${i}`));
    expect([count(first, 401), count(first, 429)]).toEqual([10, 30]);
    const refused = await login(username, PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.failure.message).toMatch(
      /^Too many attempts\. Please try again in \d+ seconds?\.$/,
    );
    hajde.clock.advance(61_000);
    const later = await statuses(5, () => login(username, 'guess'));
    expect([count(later, 401), count(later, 429)]).toEqual([1, 4]);
  });

  test('from many addresses is slowed down too', async () => {
    const { username } = await newLearner();
    const tried: number[] = [];
    for (let group = 0; group < 80; group += 20) {
      tried.push(...(await statuses(20, () => login(username, 'guess', { from: newAddress() }))));
    }
    expect([count(tried, 401), count(tried, 429)]).toEqual([50, 30]);
  });

  test('of many names from one address is slowed down', async () => {
    const from = newAddress();
    // The first 20 names that are tried are nobody's.
    await insertWithQuickPassword(hajde, 'anybody', 320);
    const since = performance.now();
    const tried: number[] = [];
    for (let group = 0; group < 340; group += 20) {
      tried.push(
        ...(await statuses(20, (i) => login(`anybody-${339 - group - i}`, 'guess', { from }))),
      );
    }
    // One more every two seconds, while they were being tried.
    const allowed = 300 + Math.ceil((performance.now() - since) / 2_000);
    expect(count(tried, 401)).toBeGreaterThanOrEqual(300);
    expect(count(tried, 401)).toBeLessThanOrEqual(allowed);
    expect(count(tried, 401) + count(tried, 429)).toBe(340);
  }, 180_000);

  test('says nothing about which names there are', async () => {
    const from = newAddress();
    const { username } = await newLearner();
    const known = await statuses(15, () => login(username, 'guess', { from }));
    const unknown = await statuses(15, () => login('nobody-at-all', 'guess', { from }));
    expect(known.toSorted()).toEqual(unknown.toSorted());
  });

  test('is counted by all processes together', async () => {
    const { username } = await newLearner();
    const second = await startHajde({ config: { trustProxy: true }, database: hajde.database });
    const from = newAddress();
    await statuses(10, () => login(username, 'guess', { from }));
    const { status } = await second.visitor.call('POST /api/auth/login', {
      body: { username, password: PASSWORD },
      headers: { 'x-forwarded-for': from },
    });
    expect(status).toBe(429);
    await second.close();
  });
});

test('what is kept about tries are hashes: neither who nor from where', async () => {
  await statuses(3, () => login('somebody', 'guess', { from: newAddress() }));
  const rows = await sqlOn(hajde.database)`select octet_length(key) as length, count(*) as kept
    from throttle group by 1`;
  expect(rows).toEqual([{ length: 32, kept: expect.any(Number) }]);
  const columns = await sqlOn(hajde.database)`select column_name as name
    from information_schema.columns where table_name = 'throttle' order by 1`;
  expect(columns.map(({ name }) => name)).toEqual(['empty_at', 'key']);
});

describe('the owner is not locked out', () => {
  test('on a device that has been here, while strangers guess, even behind the same address', async () => {
    const from = newAddress();
    const { username } = await newLearner();
    expect((await login(username, PASSWORD, { from, device: DEVICE })).status).toBe(200);
    await statuses(20, () => login(username, 'guess', { from }));
    await statuses(80, () => login(username, 'guess', { from: newAddress() }));
    expect((await login(username, PASSWORD, { from })).status).toBe(429);
    expect((await login(username, PASSWORD, { from, device: DEVICE })).status).toBe(200);
  });

  test('on a new device, by somebody who guesses from one address', async () => {
    const { username } = await newLearner();
    const from = newAddress();
    const guessed = await statuses(60, () => login(username, 'guess', { from }));
    expect([count(guessed, 401), count(guessed, 429)]).toEqual([10, 50]);
    expect((await login(username, PASSWORD, { from: newAddress() })).status).toBe(200);
  });

  test('but a device that somebody else made known for another account counts for nothing', async () => {
    const [mine, thiefs] = [await newLearner(), await newLearner()];
    const from = newAddress();
    await login(thiefs.username, PASSWORD, { from, device: DEVICE });
    const tried = await statuses(20, () => login(mine.username, 'guess', { from, device: DEVICE }));
    expect(count(tried, 401)).toBe(10);
  });

  test('and guesses from a known device are limited as well', async () => {
    const { username } = await newLearner();
    await login(username, PASSWORD, { device: DEVICE });
    const tried = await statuses(20, () => login(username, 'guess', { device: DEVICE }));
    expect([count(tried, 401), count(tried, 429)]).toEqual([10, 10]);
  });

  test('by a clock that was ahead for a while', async () => {
    const { username } = await newLearner();
    const from = newAddress();
    hajde.clock.advance(365 * 86_400_000);
    await statuses(15, () => login(username, 'guess', { from }));
    hajde.clock.advance(-365 * 86_400_000);
    expect((await login(username, PASSWORD, { from })).status).toBe(200);
  });
});

test('a school behind one address signs in: 60 pupils, each with one slip', async () => {
  const from = newAddress();
  const pupils = await Promise.all(Array.from({ length: 60 }, () => newLearner()));
  const inGroups = async (password: string) => {
    const seen: number[] = [];
    for (let first = 0; first < 60; first += 15) {
      const group = pupils.slice(first, first + 15);
      seen.push(...(await statuses(15, (i) => login(group[i]!.username, password, { from }))));
    }
    return seen;
  };
  expect(count(await inGroups('slip'), 401)).toBe(60);
  expect(count(await inGroups(PASSWORD), 200)).toBe(60);
}, 120_000);
