import { bigint, date, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../testing/database.ts';
import { sqlOn } from '../testing/sql.ts';

let fresh: FreshDatabase;
let sql: ReturnType<typeof sqlOn>;
beforeAll(async () => {
  // Far from UTC, where a day that became an instant would be another day.
  vi.stubEnv('TZ', 'Pacific/Kiritimati');
  fresh = await freshDatabase();
  sql = sqlOn(fresh.database);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await fresh.drop();
});

const at = new Date('2026-03-29T11:30:00.123Z');

test('these tests run far from UTC', () => {
  expect(at.getTimezoneOffset()).toBe(-14 * 60);
});

test('instants go in and come out as dates, by hand and through Drizzle', async () => {
  const [byHand] =
    await sql`select ${at}::timestamptz as at, ${at.toISOString()}::timestamptz as text_at`;
  expect(byHand).toEqual({ at, text_at: at });
  const moment = pgTable('moment', {
    at: timestamp('at', { withTimezone: true }),
    day: date('day', { mode: 'string' }),
    value: jsonb('value'),
    large: bigint('large', { mode: 'number' }),
  });
  await sql`create table moment (at timestamptz, day date, value jsonb, large int8)`;
  const row = { at, day: '2026-03-29', value: { text: 'ë' }, large: 2 ** 40 };
  expect(await fresh.database.db.insert(moment).values(row).returning()).toEqual([row]);
});

test('a day comes out as the text it is, whoever asks, and an instant becomes its day in UTC', async () => {
  const DAY = { name: 'day as text', text: "select '2026-03-29'::date as day" };
  expect(await sql`select '2026-03-29'::date as day`).toEqual([{ day: '2026-03-29' }]);
  expect(await fresh.database.shared.rows(DAY, [])).toEqual([{ day: '2026-03-29' }]);
  expect(await sql`select ${at}::timestamptz::date as day, ${at}::date as sent`).toEqual([
    { day: '2026-03-29', sent: '2026-03-29' },
  ]);
});

test('counts are numbers, and only what a number cannot hold is a bigint', async () => {
  const [row] = await sql`
    select count(*) as count, 9007199254740991::int8 as safe, 9007199254740993::int8 as large from generate_series(1, 3)`;
  expect(row).toEqual({ count: 3, safe: 9007199254740991, large: 9007199254740993n });
});

test('JSON written by hand is an object on the way in and out', async () => {
  const value = { word: 'mirë', count: [1, null] };
  expect(await sql`select ${value}::jsonb as value`).toEqual([{ value }]);
});
