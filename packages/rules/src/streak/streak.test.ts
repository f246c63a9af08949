import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDay, anyZone } from '../days/days.arbitrary.ts';
import { addDays, type Day, HOUR_MS, localDay, startOfDay } from '../days/days.ts';
import {
  anyArrivals,
  anyHistory,
  anyShare,
  bought,
  faithfulTraveller,
  type History,
  learnt,
  type Moment,
  momentOf,
  stayAtHome,
} from './streak.arbitrary.ts';
import {
  isYetToCome,
  learnAgain,
  replayStreak,
  type StreakState,
  streakAt,
  ZONE_CHANGE_GRACE_MS,
} from './streak.ts';

const BELGRADE = 'Europe/Belgrade';

/** After everything that happens here. */
const LATER = new Date('2100-01-01T00:00:00Z');

function replay({ lessons, purchases }: History, now = LATER): StreakState {
  return replayStreak(lessons.map(learnt), purchases.map(bought), now);
}

/** Lessons on the given days of November 2026 in Belgrade, freezes bought on others. */
function november(lessons: readonly number[], purchases: readonly number[] = []): StreakState {
  const on = (n: number) => momentOf(`2026-11-${String(n).padStart(2, '0')}`, BELGRADE);
  return replay({ lessons: lessons.map(on), purchases: purchases.map(on) });
}

function daysOf(lessons: readonly Moment[]): ReadonlySet<Day> {
  return new Set(lessons.map(({ at, zone }) => localDay(at, zone)));
}

function lastInstant({ lessons, purchases }: History): Date {
  return new Date(Math.max(...[...lessons, ...purchases].map(({ at }) => at.getTime())));
}

describe('a streak', () => {
  it('is nothing before the first lesson', () => {
    const state = replayStreak([], [], LATER);
    expect(state).toMatchObject({ run: 0, longest: 0, freezes: 0, through: null, weeks: 0 });
    expect(streakAt(state, new Date('2026-11-15T12:00:00Z'), BELGRADE)).toEqual({
      current: 0,
      freezesHeld: 0,
      endsAt: null,
    });
  });

  it('grows by one with each day learnt, in every zone and over every daylight-saving night', () => {
    fc.assert(
      fc.property(
        anyZone,
        anyDay,
        fc.array(anyShare, { minLength: 1, maxLength: 60 }),
        (zone, first, shares) => {
          const lessons = shares.map((share, n) => momentOf(addDays(first, n), zone, share));
          expect(replay({ lessons, purchases: [] }).run).toBe(shares.length);
        },
      ),
    );
  });

  it('never breaks for a traveller who learns on each day there is, whichever way they fly', () => {
    fc.assert(
      fc.property(faithfulTraveller, (lessons) => {
        const state = replay({ lessons, purchases: [] });
        expect(state.run).toBe(daysOf(lessons).size);
        expect(state.longest).toBe(state.run);
      }),
      { numRuns: 500 },
    );
  });

  it('starts again after a whole missed day', () => {
    fc.assert(
      fc.property(
        anyZone,
        anyDay,
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 5 }),
        anyShare,
        (zone, first, before, missed, share) => {
          const lessons = Array.from({ length: before }, (_, n) =>
            momentOf(addDays(first, n), zone, share),
          );
          lessons.push(momentOf(addDays(first, before + missed), zone, share));
          expect(replay({ lessons, purchases: [] })).toMatchObject({ run: 1, longest: before });
        },
      ),
    );
  });

  it('is what a walk through the calendar, day by day, says it is', () => {
    fc.assert(
      fc.property(stayAtHome, (history) => {
        const { run, longest, freezes, weeks, frozenDays } = replay(history);
        expect({ run, longest, freezes, weeks, frozenDays }).toEqual(walk(history));
      }),
      { numRuns: 500 },
    );
  });

  it('is the same in whatever order the records come', () => {
    fc.assert(
      fc.property(anyHistory, fc.infiniteStream(fc.nat()), (history, order) => {
        const shuffled = (moments: readonly Moment[]) =>
          moments
            .map((moment) => ({ moment, place: order.next().value }))
            .sort((a, b) => a.place - b.place)
            .map(({ moment }) => moment);
        const { lessons, purchases } = history;
        expect(replay({ lessons: shuffled(lessons), purchases: shuffled(purchases) })).toEqual(
          replay(history),
        );
      }),
    );
  });

  it('is not changed by a record that comes twice', () => {
    fc.assert(
      fc.property(anyHistory, ({ lessons, purchases }) => {
        expect(replay({ lessons: [...lessons, ...lessons], purchases })).toEqual(
          replay({ lessons, purchases }),
        );
      }),
    );
  });

  it('is whole again when the missing day turns up', () => {
    fc.assert(
      fc.property(
        anyZone,
        anyDay,
        fc.integer({ min: 3, max: 30 }),
        fc.nat(),
        fc.nat(2),
        (zone, first, length, pick, held) => {
          const lessons = Array.from({ length }, (_, n) => momentOf(addDays(first, n), zone));
          const purchases = Array.from({ length: held }, () => momentOf(first, zone));
          const late = 1 + (pick % (length - 2));
          const known = replay({ lessons: lessons.filter((_, n) => n !== late), purchases });
          const whole = replay({ lessons, purchases });
          expect(known.run).toBe(held > 0 ? length - 1 : length - 1 - late);
          expect(whole).toMatchObject({ run: length, freezes: held, frozenDays: [] });
        },
      ),
    );
  });

  it('kept up lesson by lesson is what the replay says, for any zones, freezes, orders and clocks', () => {
    fc.assert(
      fc.property(anyArrivals, (arrivals) => {
        const known: { lessons: Moment[]; purchases: Moment[] } = { lessons: [], purchases: [] };
        let state = replay(known);
        for (const { at, zone, now, isLesson } of arrivals) {
          (isLesson ? known.lessons : known.purchases).push({ at, zone });
          const lesson = { at, zone, day: localDay(at, zone) };
          const again = isLesson ? learnAgain(state, lesson, now) : null;
          state = again ?? replay(known, now);
          expect(state).toEqual(replay(known, now));
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('is not ended by days later than tomorrow, which a clock that was ahead has written', () => {
    fc.assert(
      fc.property(anyHistory, anyHistory, ({ lessons, purchases }, ahead) => {
        const now = lastInstant({ lessons, purchases });
        const farAhead = (it: Moment) => ({
          ...it,
          at: new Date(it.at.getTime() + 20 * 365 * 24 * HOUR_MS),
        });
        const withAhead = {
          lessons: [...lessons, ...ahead.lessons.map(farAhead)],
          purchases: [...purchases, ...ahead.purchases.map(farAhead)],
        };
        const real = replay({ lessons, purchases }, now);
        const freezes = real.freezes + ahead.purchases.length;
        expect(replay(withAhead, now)).toEqual({ ...real, freezes });
      }),
    );
    const now = new Date('2026-11-15T12:00:00Z');
    expect(['2026-11-16', '2026-11-17'].map((day) => isYetToCome(day, now))).toEqual([false, true]);
  });

  it('counts its 7th days over all runs', () => {
    expect(november([1, 2, 3, 4, 5, 6]).weeks).toBe(0);
    expect(november([1, 2, 3, 4, 5, 6, 7]).weeks).toBe(1);
    const twoRuns = [1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15];
    expect(november(twoRuns).weeks).toBe(2);
    expect(november([...twoRuns, 8]).weeks).toBe(2);
    expect(november([1, 2, 3, 4, 6, 7, 8]).weeks).toBe(0);
  });

  it('passes over a day that the zone left out', () => {
    const lessons = ['2011-12-28', '2011-12-29', '2011-12-31'].map((day) =>
      momentOf(day, 'Pacific/Apia'),
    );
    expect(replay({ lessons, purchases: [] }).run).toBe(3);
    const state = replay({ lessons: lessons.slice(0, 2), purchases: [] });
    expect(streakAt(state, lessons[1]!.at, 'Pacific/Apia').endsAt).toEqual(
      startOfDay('2012-01-01', 'Pacific/Apia'),
    );
  });
});

describe('a freeze', () => {
  it('saves the streak for one missed day, once', () => {
    expect(november([1, 2, 4], [1])).toMatchObject({
      run: 3,
      freezes: 0,
      frozenDays: ['2026-11-03'],
    });
    expect(november([1, 2, 4, 6], [1])).toMatchObject({ run: 1, longest: 3, freezes: 0 });
  });

  it('held twice covers two missed days, in a row or apart', () => {
    expect(november([1, 4], [1, 1])).toMatchObject({ run: 2, freezes: 0 });
    expect(november([1, 3, 5], [1, 1])).toMatchObject({ run: 3, freezes: 0 });
    expect(november([1, 3], [1, 1])).toMatchObject({ run: 2, freezes: 1 });
  });

  it('is used up even where it cannot save the streak', () => {
    expect(november([1, 4], [1])).toMatchObject({
      run: 1,
      freezes: 0,
      frozenDays: ['2026-11-02'],
    });
  });

  it('covers the day it was bought on, and none before', () => {
    expect(november([1, 3], [2])).toMatchObject({ run: 2, freezes: 0 });
    expect(november([1, 3], [3])).toMatchObject({ run: 1, longest: 1, freezes: 1 });
  });

  it('is kept while there is no streak to save', () => {
    expect(november([1, 10], [5])).toMatchObject({ run: 1, freezes: 1, frozenDays: [] });
    expect(november([10], [1])).toMatchObject({ run: 1, freezes: 1, frozenDays: [] });
  });

  it('comes back when the day it covered turns out learnt', () => {
    expect(november([1, 3], [1]).freezes).toBe(0);
    expect(november([1, 3, 2], [1])).toMatchObject({ run: 3, freezes: 1, frozenDays: [] });
  });

  it('bought before the end never breaks the run, and moves its end to no earlier', () => {
    fc.assert(
      fc.property(anyHistory, anyZone, fc.nat(100 * HOUR_MS), (history, zone, wait) => {
        const at = new Date(lastInstant(history).getTime() + wait);
        const before = streakAt(replay(history), at, zone);
        const purchases = [...history.purchases, { at, zone }];
        const later = streakAt(replay({ ...history, purchases }), at, zone);
        fc.pre(before.endsAt !== null);
        expect(later.current).toBeGreaterThanOrEqual(before.current);
        expect(later.endsAt!.getTime()).toBeGreaterThanOrEqual(before.endsAt!.getTime());
      }),
    );
  });
});

describe('a change of zone', () => {
  const honolulu = { at: new Date('2026-11-10T20:00:00Z'), zone: 'Pacific/Honolulu' };
  const later = (ms: number, zone: string) => ({
    at: new Date(honolulu.at.getTime() + ms),
    zone,
  });

  it('forgives the day lost over the date line, for 36 hours', () => {
    const inTime = later(ZONE_CHANGE_GRACE_MS, 'Pacific/Kiritimati');
    const tooLate = later(ZONE_CHANGE_GRACE_MS + 1, 'Pacific/Kiritimati');
    expect(learnt(honolulu).day).toBe('2026-11-10');
    expect(learnt(inTime).day).toBe('2026-11-12');
    expect(replay({ lessons: [honolulu, inTime], purchases: [] }).run).toBe(2);
    expect(replay({ lessons: [honolulu, tooLate], purchases: [] }).run).toBe(1);
  });

  it('takes no freeze for the day lost', () => {
    const kiritimati = later(30 * HOUR_MS, 'Pacific/Kiritimati');
    expect(replay({ lessons: [honolulu, kiritimati], purchases: [honolulu] })).toMatchObject({
      run: 2,
      freezes: 1,
      frozenDays: [],
    });
  });

  it('is needed for that: 36 hours in one zone forgive nothing', () => {
    const at = new Date('2026-11-10T22:30:00Z');
    const later = new Date(at.getTime() + 25 * HOUR_MS);
    const lessons = [
      { at, zone: BELGRADE },
      { at: later, zone: BELGRADE },
    ];
    expect(replay({ lessons, purchases: [] }).run).toBe(1);
  });

  it('back over the date line does not undo what the way out had settled', () => {
    const niue = { at: new Date('2026-11-11T10:30:00Z'), zone: 'Pacific/Niue' };
    const kiritimati = { at: new Date('2026-11-12T22:00:00Z'), zone: 'Pacific/Kiritimati' };
    const again = { at: new Date('2026-11-13T08:00:00Z'), zone: 'Pacific/Niue' };
    const lessons = [niue, kiritimati, again];
    expect(lessons.map((it) => learnt(it).day)).toEqual(['2026-11-10', '2026-11-13', '2026-11-12']);
    expect(replay({ lessons, purchases: [] }).run).toBe(3);
  });

  it('is judged from the last lesson in time, even where that one lies on an earlier day', () => {
    const kiritimati = { at: new Date('2026-11-14T10:30:00Z'), zone: 'Pacific/Kiritimati' };
    const losAngeles = { at: new Date('2026-11-15T07:00:00Z'), zone: 'America/Los_Angeles' };
    const again = { at: new Date('2026-11-16T10:00:00Z'), zone: 'Pacific/Kiritimati' };
    const lessons = [kiritimati, losAngeles, again];
    expect(lessons.map((it) => learnt(it).day)).toEqual(['2026-11-15', '2026-11-14', '2026-11-17']);
    expect(replay({ lessons: [kiritimati, losAngeles], purchases: [] })).toMatchObject({
      through: '2026-11-15',
      lastAt: losAngeles.at,
      lastZone: losAngeles.zone,
    });
    expect(replay({ lessons, purchases: [] }).run).toBe(3);
  });

  it('settled by a purchase on arrival stays settled', () => {
    const purchases = [later(30 * HOUR_MS, 'Pacific/Kiritimati')];
    const lessons = [honolulu, later(37 * HOUR_MS, 'Pacific/Kiritimati')];
    expect(replay({ lessons, purchases })).toMatchObject({ run: 2, freezes: 1, frozenDays: [] });
  });

  it('within one instant is told the same way in any order', () => {
    const rome = { at: honolulu.at, zone: 'Europe/Rome' };
    const belgrade = { at: honolulu.at, zone: BELGRADE };
    expect(replay({ lessons: [rome, belgrade], purchases: [] })).toEqual(
      replay({ lessons: [belgrade, rome], purchases: [] }),
    );
  });
});

describe('the streak at an instant', () => {
  const midnight = (day: Day) => startOfDay(day, BELGRADE);

  it('lasts through the day after the last lesson', () => {
    const state = november([1, 2]);
    const end = midnight('2026-11-04');
    const justBefore = new Date(end.getTime() - 1);
    expect(streakAt(state, justBefore, BELGRADE)).toEqual({
      current: 2,
      freezesHeld: 0,
      endsAt: end,
    });
    expect(streakAt(state, end, BELGRADE)).toEqual({ current: 0, freezesHeld: 0, endsAt: null });
  });

  it('shows freezes as used once the days they cover are over', () => {
    const state = november([1, 2], [1, 1]);
    const endsAt = midnight('2026-11-06');
    expect(streakAt(state, midnight('2026-11-03'), BELGRADE)).toEqual({
      current: 2,
      freezesHeld: 2,
      endsAt,
    });
    expect(streakAt(state, midnight('2026-11-04'), BELGRADE).freezesHeld).toBe(1);
    expect(streakAt(state, midnight('2026-11-05'), BELGRADE)).toEqual({
      current: 2,
      freezesHeld: 0,
      endsAt,
    });
    expect(streakAt(state, endsAt, BELGRADE).current).toBe(0);
  });

  it('lasts 36 hours from the last lesson where the learner has flown over a day', () => {
    const at = new Date('2026-11-10T20:00:00Z');
    const state = replay({ lessons: [{ at, zone: 'Pacific/Honolulu' }], purchases: [] });
    const there = streakAt(state, at, 'Pacific/Kiritimati');
    expect(there.endsAt).toEqual(new Date(at.getTime() + ZONE_CHANGE_GRACE_MS + 1));
    expect(streakAt(state, at, 'Pacific/Honolulu').endsAt).toEqual(
      startOfDay('2026-11-12', 'Pacific/Honolulu'),
    );
  });

  it('agrees with the replay about the next lesson, anywhere and at any time', () => {
    fc.assert(
      fc.property(anyHistory, anyZone, fc.nat(300 * HOUR_MS), (history, zone, wait) => {
        const at = new Date(lastInstant(history).getTime() + wait);
        agree(history, { at, zone });
      }),
      { numRuns: 500 },
    );
  });

  it('agrees with the replay to the millisecond about its end', () => {
    fc.assert(
      fc.property(anyHistory, anyZone, (history, zone) => {
        const { endsAt } = streakAt(replay(history), lastInstant(history), zone);
        fc.pre(endsAt !== null);
        const lastChance = new Date(endsAt!.getTime() - 1);
        expect(streakAt(replay(history), lastChance, zone).current).toBeGreaterThan(0);
        expect(streakAt(replay(history), endsAt!, zone).current).toBe(0);
        agree(history, { at: lastChance, zone });
        agree(history, { at: endsAt!, zone });
      }),
      { numRuns: 500 },
    );
  });

  /** One more lesson, later than all others, continues the run exactly if it is said to be alive. */
  function agree(history: History, lesson: Moment) {
    const state = replay(history);
    const now = streakAt(state, lesson.at, lesson.zone);
    const next = replay({ ...history, lessons: [...history.lessons, lesson] });
    if (isWestOfHistory(history, lesson)) {
      expect(next.run).toBeGreaterThanOrEqual(state.run);
      return;
    }
    expect(next.run).toBe(now.current + 1);
    expect(next.freezes).toBe(now.freezesHeld);
    expect(now.current > 0).toBe(now.endsAt !== null && lesson.at < now.endsAt);
  }
});

/** Flown back to a day that has been: the lesson counts for that day, and can only mend the run. */
function isWestOfHistory({ lessons, purchases }: History, lesson: Moment): boolean {
  const { day } = learnt(lesson);
  return daysOf(lessons).has(day) || [...daysOf([...lessons, ...purchases])].some((it) => it > day);
}

/** The same rules told the long way: one zone, every day in turn, nothing skipped. */
function walk({ lessons, purchases }: History) {
  const learntOn = daysOf(lessons);
  const boughtOn = purchases.map(({ at, zone }) => localDay(at, zone));
  const last = [...learntOn, ...boughtOn].sort().at(-1);
  let day = [...learntOn, ...boughtOn].sort()[0];
  let freezes = 0;
  const runs = [0];
  const frozenDays: Day[] = [];
  for (; day !== undefined && last !== undefined && day <= last; day = addDays(day, 1)) {
    freezes += boughtOn.filter((it) => it === day).length;
    if (learntOn.has(day)) {
      runs.push(runs.pop()! + 1);
    } else if (runs.at(-1)! > 0 && day < last) {
      if (freezes > 0) {
        freezes -= 1;
        frozenDays.push(day);
      } else {
        runs.push(0);
      }
    }
  }
  const weeks = runs.reduce((sum, length) => sum + Math.floor(length / 7), 0);
  return { run: runs.at(-1), longest: Math.max(...runs), freezes, weeks, frozenDays };
}
