import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDay, anyZone } from '../days/days.arbitrary.ts';
import { addDays, type Day, HOUR_MS, localDay } from '../days/days.ts';
import {
  anyHistory,
  anyShare,
  bought,
  type History,
  learnt,
  type Moment,
  momentOf,
} from '../streak/streak.arbitrary.ts';
import { replayStreak, streakAt } from '../streak/streak.ts';
import { CIRCLE_RULES, type CircleMember, sharedStreak } from './shared-streak.ts';

const anyRule = fc.constantFrom(...CIRCLE_RULES);

function memberOf({ lessons, purchases }: History, zone: string, from: Day, until: Day | null) {
  return {
    spells: [{ from, until }],
    zone,
    days: lessons.map(learnt),
    freezes: purchases.map(bought),
  } satisfies CircleMember;
}

/** Somebody at home who learns on some of the days counted from a first one, over some weeks. */
const anyNeighbour = fc.record({
  zone: anyZone,
  learnsOn: fc.array(fc.nat(40), { maxLength: 40 }),
  share: anyShare,
  buysOn: fc.array(fc.nat(40), { maxLength: 3 }),
  joinsOn: fc.nat(20),
  staysFor: fc.option(fc.nat(20)),
});
type Neighbour = typeof anyNeighbour extends fc.Arbitrary<infer T> ? T : never;

function neighbour(first: Day, it: Neighbour): CircleMember {
  const from = addDays(first, it.joinsOn);
  const moments = (days: readonly number[]) =>
    days.map((n) => momentOf(addDays(first, n), it.zone, it.share));
  return memberOf(
    { lessons: moments(it.learnsOn), purchases: moments(it.buysOn) },
    it.zone,
    from,
    it.staysFor === null ? null : addDays(from, it.staysFor),
  );
}

/** Noon, so many days later, in Greenwich. */
const noon = (first: Day, n: number) => new Date(`${addDays(first, n)}T12:00:00Z`);

describe('a shared streak', () => {
  it('of one who was always there is their own, for any zones, flights, freezes and waits', () => {
    fc.assert(
      fc.property(anyHistory, anyZone, fc.nat(200 * HOUR_MS), (history, zone, wait) => {
        const instants = [...history.lessons, ...history.purchases].map(({ at }) => at.getTime());
        const now = new Date(Math.max(...instants) + wait);
        const from = localDay(new Date(Math.min(...instants) - 48 * HOUR_MS), 'UTC');
        const own = replayStreak(history.lessons.map(learnt), history.purchases.map(bought), now);
        expect(sharedStreak('everybody', [memberOf(history, zone, from, null)], now)).toMatchObject(
          {
            current: streakAt(own, now, zone).current,
            longest: own.longest,
          },
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('grows by one with each day that everybody learns, in any zones and over every change of clock', () => {
    fc.assert(
      fc.property(
        anyRule,
        anyDay,
        fc.array(fc.tuple(anyZone, anyShare), { minLength: 2, maxLength: 5 }),
        fc.integer({ min: 1, max: 220 }),
        (rule, first, people, length) => {
          const members = people.map(([zone, share]) => {
            const lessons = Array.from({ length }, (_, n) =>
              momentOf(addDays(first, n), zone, share),
            );
            return memberOf({ lessons, purchases: [] }, zone, first, null);
          });
          const last = addDays(first, length - 1);
          expect(sharedStreak(rule, members, noon(last, 0))).toEqual({
            current: length,
            longest: length,
            through: last,
          });
        },
      ),
    );
  });

  it('is what a walk through the calendar says, over joins, leaves and freezes', () => {
    fc.assert(
      fc.property(
        anyRule,
        anyDay,
        fc.array(anyNeighbour, { minLength: 1, maxLength: 5 }),
        (rule, first, people) => {
          const members = people.map((it) => neighbour(first, it));
          // Nothing is open any more at the end of these days, wherever it is.
          const { current, longest } = sharedStreak(rule, members, noon(first, 45));
          expect({ current, longest }).toEqual(walk(rule, people));
        },
      ),
      {
        numRuns: 500,
        examples: [
          // Three freezes after the last lesson, and the day after them is missed.
          [
            'everybody',
            '2024-01-01',
            [
              {
                zone: 'Africa/Cairo',
                learnsOn: [40],
                share: 0,
                buysOn: [0, 0, 0],
                joinsOn: 0,
                staysFor: null,
              },
            ],
          ],
        ],
      },
    );
  });

  it('is the same in whatever order members and records become known', () => {
    fc.assert(
      fc.property(
        anyRule,
        anyDay,
        fc.array(anyNeighbour, { minLength: 1, maxLength: 5 }),
        fc.infiniteStream(fc.nat()),
        (rule, first, people, order) => {
          const shuffled = <T>(all: readonly T[]) =>
            all
              .map((one) => ({ one, place: order.next().value }))
              .sort((a, b) => a.place - b.place)
              .map(({ one }) => one);
          const members = people.map((it) => neighbour(first, it));
          const later = shuffled(members).map((it) => ({
            ...it,
            days: shuffled([...it.days, ...it.days]),
            freezes: shuffled(it.freezes),
          }));
          const now = noon(first, 40);
          expect(sharedStreak(rule, later, now)).toEqual(sharedStreak(rule, members, now));
        },
      ),
    );
  });

  it('is whole again when a record of a missed day arrives late', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.array(anyZone, { minLength: 2, maxLength: 4 }),
        fc.integer({ min: 3, max: 30 }),
        fc.nat(),
        fc.nat(),
        (first, zones, length, who, when) => {
          const late = 1 + (when % (length - 2));
          const day = (n: number, zone: string) => learnt(momentOf(addDays(first, n), zone));
          const members = zones.map((zone) => ({
            ...memberOf({ lessons: [], purchases: [] }, zone, first, null),
            days: Array.from({ length }, (_, n) => day(n, zone)),
          }));
          const known = members.map((it, i) =>
            i === who % zones.length ? { ...it, days: it.days.filter((_, n) => n !== late) } : it,
          );
          const now = noon(first, length - 1);
          expect(sharedStreak('everybody', known, now).current).toBe(length - 1 - late);
          expect(sharedStreak('everybody', members, now).current).toBe(length);
        },
      ),
    );
  });

  it('is not broken by somebody who joins and has not learnt yet, nor by who leaves', () => {
    fc.assert(
      fc.property(anyRule, anyDay, anyZone, anyZone, (rule, first, zone, theirs) => {
        const lessons = [0, 1, 2, 3].map((n) => momentOf(addDays(first, n), zone));
        const two = [1, 2].map(() => memberOf({ lessons, purchases: [] }, zone, first, null));
        const now = lessons.at(-1)?.at ?? noon(first, 3);
        const today = addDays(first, 3);
        const idle = (from: Day, until: Day | null) =>
          memberOf({ lessons: [], purchases: [] }, theirs, from, until);
        const alone = sharedStreak(rule, two, now);
        expect(sharedStreak(rule, [...two, idle(today, null)], now)).toEqual(alone);
        expect(
          sharedStreak(rule, [...two, idle(addDays(first, 1), addDays(first, 2))], now),
        ).toEqual(alone);
      }),
    );
  });

  it('of at least two is never shorter than that of everybody, where there are two', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.array(anyNeighbour, { minLength: 2, maxLength: 5 }),
        fc.integer({ min: 0, max: 45 }),
        (first, people, n) => {
          const members = people.map((it) =>
            neighbour(first, { ...it, joinsOn: 0, staysFor: null }),
          );
          // On the day of joining nobody is waited for, so one alone may keep it.
          const now = noon(first, n);
          const all = sharedStreak('everybody', members, now);
          expect(sharedStreak('two', members, now).current).toBeGreaterThanOrEqual(all.current - 1);
        },
      ),
    );
  });

  it('keeps the days of who left, and waits for nobody twice who came back', () => {
    const first = '2026-11-01';
    const zone = 'Europe/Belgrade';
    const on = (days: readonly number[]): readonly Moment[] =>
      days.map((n) => momentOf(addDays(first, n), zone));
    const stays = memberOf({ lessons: on([0, 1, 2, 3, 4, 5]), purchases: [] }, zone, first, null);
    const goes = { ...memberOf({ lessons: on([0, 1, 5]), purchases: [] }, zone, first, null) };
    const away = { from: first, until: addDays(first, 2) };
    const back = { from: addDays(first, 4), until: null };
    const now = noon(first, 5);
    const current = (spells: CircleMember['spells'], rule: 'everybody' | 'two') =>
      sharedStreak(rule, [stays, { ...goes, spells }], now).current;
    expect(current([away, back], 'everybody')).toBe(6);
    expect(current([away], 'everybody')).toBe(6);
    expect(current([{ from: first, until: null }], 'everybody')).toBe(1);
    expect(sharedStreak('two', [stays, { ...goes, spells: [away, back] }], now)).toMatchObject({
      current: 1,
      longest: 2,
    });
  });

  it('is not ended by a day that is not over for somebody far west', () => {
    const day = '2026-11-10';
    const west = memberOf(
      { lessons: [momentOf('2026-11-09', 'Pacific/Niue')], purchases: [] },
      'Pacific/Niue',
      '2026-11-09',
      null,
    );
    const east = memberOf(
      { lessons: ['2026-11-09', day].map((it) => momentOf(it, 'Asia/Tokyo')), purchases: [] },
      'Asia/Tokyo',
      '2026-11-09',
      null,
    );
    const at = (time: string) => sharedStreak('everybody', [west, east], new Date(time)).current;
    expect(at('2026-11-11T10:59:00Z')).toBe(1);
    expect(at('2026-11-11T11:00:00Z')).toBe(0);
  });
});

/** The same told the long way: everybody at home, each freeze taken by the first missed day after it. */
function walk(rule: 'everybody' | 'two', people: readonly Neighbour[]) {
  const kept = people.map((it) => keptBy(it));
  let current = 0;
  let longest = 0;
  for (let n = 0; n <= 45; n += 1) {
    const here = people.flatMap((it, i) => {
      const until = it.staysFor === null ? Number.POSITIVE_INFINITY : it.joinsOn + it.staysFor;
      return n >= it.joinsOn && n < until ? [{ it, kept: kept[i]?.has(n) === true }] : [];
    });
    const learnt = here.filter(({ it }) => it.learnsOn.includes(n));
    const stood = here.filter(({ it, kept: was }) => it.learnsOn.includes(n) || was);
    const isEnough = (those: typeof here) =>
      rule === 'two'
        ? those.length >= 2
        : those.length > 0 && here.every((one) => one.it.joinsOn === n || those.includes(one));
    // At noon in Greenwich the day before is over everywhere; the last one is open somewhere.
    if (isEnough(learnt)) current += 1;
    else if (n < 45 && !isEnough(stood)) current = 0;
    longest = Math.max(longest, current);
  }
  return { current, longest };
}

function keptBy({ learnsOn, buysOn }: Neighbour): ReadonlySet<number> {
  const kept = new Set<number>();
  let freezes = 0;
  let runs = false;
  for (let n = 0; n <= 45; n += 1) {
    freezes += buysOn.filter((it) => it === n).length;
    if (learnsOn.includes(n)) runs = true;
    else if (runs && freezes > 0) {
      freezes -= 1;
      kept.add(n);
    } else runs = false;
  }
  return kept;
}
