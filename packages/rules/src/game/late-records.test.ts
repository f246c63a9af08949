import { expect, test } from 'vitest';
import { DAY_MS } from '../days/days.ts';
import {
  isOfAnotherDay,
  LATE_AT_ONCE,
  mostPlayed,
  ONE_MORE_LATE_EVERY_MS,
} from './late-records.ts';

/** How many of these are taken at once for other days by a device that has handed in nothing for so long. */
const taken = (count: number) => Math.min(count, LATE_AT_ONCE);

test('an honest flight, and two weeks of an hour a day at a pace of 30, all count', () => {
  expect(taken(40)).toBe(40);
  expect(taken(14 * 30)).toBe(14 * 30);
});

test('who is away two weeks at a time has room again when they come back', () => {
  expect((14 * DAY_MS) / ONE_MORE_LATE_EVERY_MS).toBe(14 * 30);
});

test("a day is the learner's own, where it was played", () => {
  const now = Date.parse('2026-11-10T23:30:00Z');
  const anHourAgo = now - 3_600_000;
  expect(isOfAnotherDay({ at: anHourAgo, zone: 'UTC' }, now)).toBe(false);
  expect(isOfAnotherDay({ at: anHourAgo, zone: 'Europe/Belgrade' }, now)).toBe(true);
});

test('the most that an account is paid for is 550 in its first day and 47,870 in a year', () => {
  expect([mostPlayed(1), mostPlayed(365)]).toEqual([550, 47_870]);
});
