import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyInstant, anyZone } from '../days/days.arbitrary.ts';
import { addDays, DAY_MS, type Day, daysBetween, HOUR_MS, localDay } from '../days/days.ts';
import { minuteOfDay } from '../days/time-of-day.ts';
import {
  decideReminder,
  LATE_AT_MOST_MS,
  planFor,
  type ReminderKind,
  type ReminderPast,
  type ReminderWish,
  UNFOLLOWED,
  usualMinute,
  WEEKDAYS,
  weekdayOf,
} from './when-due.ts';

const ALWAYS: ReminderWish = { hour: 18, days: WEEKDAYS, reminds: true, letter: false };
const NOTHING: ReminderPast = {
  zone: 'Europe/Belgrade',
  lastLesson: null,
  learntToday: false,
  latest: [],
};
const at = (text: string) => new Date(text);
const decide = (now: string, wish: Partial<ReminderWish> = {}, past: Partial<ReminderPast> = {}) =>
  decideReminder({ ...ALWAYS, ...wish }, { ...NOTHING, ...past }, at(now));

describe('a reminder', () => {
  test('is due at the hour chosen, by the clock of the learner', () => {
    // 10 November 2026 is a Tuesday, and Prishtina an hour ahead of UTC.
    expect(decide('2026-11-10T16:59:00Z')).toEqual({
      send: null,
      wakeAt: at('2026-11-10T17:00:00Z'),
    });
    expect(decide('2026-11-10T17:00:00Z')).toEqual({
      send: 'reminder',
      wakeAt: at('2026-11-10T23:00:00Z'),
    });
    expect(decide('2026-07-10T16:00:00Z').send).toBe('reminder');
  });

  test('keeps its hour over both changes of clock', () => {
    expect(decide('2026-03-28T17:00:00Z').send).toBe('reminder');
    expect(decide('2026-03-29T15:59:00Z').wakeAt).toEqual(at('2026-03-29T16:00:00Z'));
    expect(decide('2026-03-29T16:00:00Z').send).toBe('reminder');
    expect(decide('2026-10-25T16:00:00Z').wakeAt).toEqual(at('2026-10-25T17:00:00Z'));
    expect(decide('2026-10-25T17:00:00Z').send).toBe('reminder');
  });

  test('comes on chosen days only', () => {
    expect(decide('2026-11-10T17:00:00Z', { days: [1, 3] })).toEqual({
      send: null,
      wakeAt: at('2026-11-10T23:00:00Z'),
    });
    expect(decide('2026-11-11T17:00:00Z', { days: [1, 3] }).send).toBe('reminder');
  });

  test.each([
    ['18:40', '2026-11-09T17:40:00Z', 18 * 60 + 10],
    ['08:10, too early', '2026-11-09T07:10:00Z', 8 * 60],
    ['23:30, too late', '2026-11-09T22:30:00Z', 21 * 60],
    ['00:10, the evening before', '2026-11-08T23:10:00Z', 21 * 60],
  ])('comes by itself 23.5 hours after a lesson at %s', (_, lesson, minute) => {
    expect(usualMinute({ at: at(lesson), zone: 'Europe/Belgrade' })).toBe(minute);
  });

  test.each<[string, Partial<ReminderPast>]>([
    ['the day was learnt', { learntToday: true }],
    ['one was sent that day', { latest: [{ day: '2026-11-10', learnt: false }] }],
    [
      'the last three were in vain',
      { latest: ['2026-11-03', '2026-11-02', '2026-10-01'].map((day) => ({ day, learnt: false })) },
    ],
  ])('stays away where %s', (_, past) => {
    expect(decide('2026-11-10T17:00:00Z', {}, past).send).toBeNull();
  });

  test('speaks again after a week, and where one of three was followed', () => {
    const three = (second: boolean) =>
      ['2026-11-02', '2026-11-01', '2026-10-31'].map((day, i) => ({
        day,
        learnt: i === 1 && second,
      }));
    expect(decide('2026-11-09T17:00:00Z', {}, { latest: three(false) }).send).toBeNull();
    expect(decide('2026-11-10T17:00:00Z', {}, { latest: three(false) }).send).toBe('reminder');
    expect(decide('2026-11-03T17:00:00Z', {}, { latest: three(true) }).send).toBe('reminder');
  });

  test('is not sent hours after its time', () => {
    expect(decide('2026-11-10T20:00:00Z').send).toBe('reminder');
    expect(decide('2026-11-10T20:00:01Z').send).toBeNull();
  });

  test('is never looked for where nobody asked for one', () => {
    for (const wish of [{ days: [] }, { reminds: false }]) {
      expect(decide('2026-11-10T17:00:00Z', wish)).toEqual({ send: null, wakeAt: null });
    }
  });
});

test('the letter is the one reminder of a Sunday, at nine', () => {
  const sunday = '2026-11-15';
  const wish = { ...ALWAYS, letter: true };
  expect(planFor(sunday, wish, NOTHING)).toEqual({ kind: 'letter', at: at(`${sunday}T08:00:00Z`) });
  expect(planFor(sunday, ALWAYS, NOTHING)?.kind).toBe('reminder');
  expect(planFor('2026-11-16', wish, NOTHING)?.kind).toBe('reminder');
  expect(planFor('2026-11-16', { ...wish, reminds: false }, NOTHING)).toBeNull();
  expect(decide(`${sunday}T08:00:00Z`, { letter: true }).send).toBe('letter');
  expect(decide(`${sunday}T08:00:00Z`, { letter: true }, { learntToday: true }).send).toBeNull();
});

/** Lives through so many days as the server does: looks when it is told to, learns on some days. */
function live(wish: ReminderWish, zone: string, from: Date, learns: readonly (number | null)[]) {
  const end = from.getTime() + learns.length * DAY_MS;
  const learnt = new Map<Day, Date>();
  const sent: { day: Day; kind: ReminderKind; at: Date; looked: Date }[] = [];
  const lessons = learns.flatMap((hour, i) =>
    hour === null ? [] : [new Date(from.getTime() + i * DAY_MS + hour * HOUR_MS)],
  );
  let looks = 0;
  let now = from;
  while (now.getTime() < end) {
    looks += 1;
    const past = lessons.filter((lesson) => lesson <= now);
    for (const lesson of past) learnt.set(localDay(lesson, zone), lesson);
    const last = past.at(-1);
    const today = localDay(now, zone);
    const state: ReminderPast = {
      zone,
      lastLesson: last ? { at: last, zone } : null,
      learntToday: learnt.has(today),
      latest: sent.toReversed().map(({ day }) => ({ day, learnt: learnt.has(day) })),
    };
    const { send, wakeAt } = decideReminder(wish, state, now);
    const plan = planFor(today, wish, state);
    if (send !== null && plan !== null) {
      sent.push({ day: today, kind: send, at: plan.at, looked: now });
    }
    if (wakeAt === null) break;
    expect(wakeAt > now).toBe(true);
    now = wakeAt;
  }
  return { sent, learnt, looks };
}

const anyWish = fc.record({
  hour: fc.option(fc.integer({ min: 0, max: 23 })),
  days: fc.subarray([...WEEKDAYS]),
  reminds: fc.boolean(),
  letter: fc.boolean(),
});
const anyLife = fc.array(fc.option(fc.integer({ min: 0, max: 23 })), {
  minLength: 1,
  maxLength: 40,
});

test('over any life, in any zone and over any change of clock, reminders keep to the rules', () => {
  fc.assert(
    fc.property(anyWish, anyZone, anyInstant, anyLife, (wish, zone, from, learns) => {
      const { sent, learnt, looks } = live(wish, zone, from, learns);
      // Twice a day is all that a learner costs.
      expect(looks).toBeLessThanOrEqual(2 * learns.length + 4);
      expect(new Set(sent.map(({ day }) => day)).size).toBe(sent.length);
      sent.forEach(({ day, kind, at: due, looked }, i) => {
        const weekday = weekdayOf(day);
        expect(kind === 'letter').toBe(wish.letter && weekday === 7);
        if (kind === 'reminder') expect(wish.reminds && wish.days.includes(weekday)).toBe(true);
        // Not before it is due, and on its day.
        expect(looked >= due && looked.getTime() - due.getTime() <= LATE_AT_MOST_MS).toBe(true);
        expect(localDay(looked, zone)).toBe(day);
        const lesson = learnt.get(day);
        expect(lesson === undefined || lesson > looked).toBe(true);
        const before = sent.slice(Math.max(0, i - UNFOLLOWED), i);
        const inVain = before.filter((one) => !learnt.has(one.day));
        const last = before.at(-1);
        if (last && inVain.length === UNFOLLOWED) {
          expect(daysBetween(last.day, day)).toBeGreaterThan(7);
        }
      });
    }),
    { numRuns: 200 },
  );
});

test('who learns on no day is reminded on three, and then once in eight', () => {
  const { sent } = live(
    ALWAYS,
    'Europe/Belgrade',
    at('2026-11-01T00:00:00Z'),
    Array(30).fill(null),
  );
  const first = '2026-11-01';
  expect(sent.map(({ day }) => daysBetween(first, day))).toEqual([0, 1, 2, 10, 18, 26]);
  expect(sent.every(({ looked }) => minuteOfDay(looked, 'Europe/Belgrade') === 18 * 60)).toBe(true);
  expect(addDays(first, 26)).toBe(sent.at(-1)?.day);
});
