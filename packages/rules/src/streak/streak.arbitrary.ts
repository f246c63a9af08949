import fc from 'fast-check';
import { anyDay, anyInstant, anyZone } from '../days/days.arbitrary.ts';
import { addDays, type Day, HOUR_MS, localDay, startOfDay } from '../days/days.ts';
import { ZONE_CHANGE_GRACE_MS } from './streak.ts';
import type { FreezeBought, LearntDay } from './streak-events.ts';

/** A lesson, or a purchase: something a learner did at an instant, somewhere. */
export interface Moment {
  readonly at: Date;
  readonly zone: string;
}

export interface History {
  readonly lessons: readonly Moment[];
  readonly purchases: readonly Moment[];
}

/** One record per lesson; the replay itself joins those of one day. */
export function learnt({ at, zone }: Moment): LearntDay {
  return { day: localDay(at, zone), firstAt: at, lastAt: at, firstZone: zone, lastZone: zone };
}

export function bought({ at, zone }: Moment): FreezeBought {
  return { day: localDay(at, zone), at, zone };
}

/** An instant of a day, `share` of the way through it. */
export function momentOf(day: Day, zone: string, share = 0.5): Moment {
  const start = startOfDay(day, zone).getTime();
  const end = startOfDay(addDays(day, 1), zone).getTime();
  return { at: new Date(start + Math.floor((end - start) * share)), zone };
}

/** From the first to the last instant of a day. */
export const anyShare = fc.oneof(
  fc.constantFrom(0, 1 - 2 ** -40),
  fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
);

/** Anything anybody could do: hops between any zones, pauses of minutes or weeks, purchases. */
export const anyHistory: fc.Arbitrary<History> = fc
  .record({
    start: anyInstant,
    steps: fc.array(
      fc.record({
        after: fc.oneof(
          fc.integer({ min: 1, max: 30 * HOUR_MS }),
          fc.integer({ min: 1, max: 60 * HOUR_MS }),
          fc.integer({ min: 1, max: 200 * HOUR_MS }),
        ),
        zone: anyZone,
        moves: fc.integer({ min: 0, max: 3 }).map((n) => n === 0),
        buys: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
      }),
      { minLength: 1, maxLength: 30 },
    ),
  })
  .map(({ start, steps }) => {
    const lessons: Moment[] = [];
    const purchases: Moment[] = [];
    let at = start;
    let here = 'Europe/Belgrade';
    for (const { after, zone, moves, buys } of steps) {
      at = new Date(at.getTime() + after);
      if (moves) here = zone;
      (buys ? purchases : lessons).push({ at, zone: here });
    }
    return { lessons, purchases };
  });

/** A record as it reaches the server, at what its clock says then. */
interface Arrival extends Moment {
  readonly now: Date;
  readonly isLesson: boolean;
}

/**
 * A few crowded days on both sides of the date line: records come in any order, several in one
 * instant, and now and then the server's clock runs ahead.
 */
export const anyArrivals: fc.Arbitrary<readonly Arrival[]> = fc
  .array(
    fc.record({
      hour: fc.nat(110),
      zone: fc.constantFrom('Pacific/Kiritimati', 'Pacific/Niue', 'UTC', 'Europe/Belgrade'),
      isLesson: fc.nat(3).map((n) => n > 0),
      isLate: fc.boolean(),
      clockAheadByHours: fc.oneof(
        { weight: 8, arbitrary: fc.constant(0) },
        { weight: 1, arbitrary: fc.constantFrom(3, 30, 500) },
      ),
    }),
    { minLength: 1, maxLength: 14 },
  )
  .map((steps) => {
    let latest = 0;
    return steps.map(({ hour, zone, isLesson, isLate, clockAheadByHours }) => {
      latest = isLate ? Math.max(latest, hour) : latest + (hour % 30);
      const now = new Date(CROWDED_FROM + (latest + clockAheadByHours) * HOUR_MS);
      // What is told late tells its own time, what happens now the clock's.
      const own = isLate ? CROWDED_FROM + hour * HOUR_MS : now.getTime();
      return { at: new Date(Math.min(own, now.getTime())), zone, now, isLesson };
    });
  });

const CROWDED_FROM = Date.parse('2026-11-10T00:00:00Z');

/** A learner who learns on each day where they are, and within 36 hours after each flight. */
export const faithfulTraveller: fc.Arbitrary<readonly Moment[]> = fc
  .record({
    day: anyDay,
    home: anyZone,
    steps: fc.array(
      fc.record({
        share: anyShare,
        flight: fc.option(
          fc.record({ to: anyZone, after: fc.integer({ min: 1, max: ZONE_CHANGE_GRACE_MS }) }),
        ),
      }),
      { minLength: 1, maxLength: 30 },
    ),
  })
  .map(({ day, home, steps }) => {
    const lessons = [momentOf(day, home)];
    for (const { share, flight } of steps) {
      const last = lessons.at(-1) ?? momentOf(day, home);
      if (flight && flight.to !== last.zone) {
        lessons.push({ at: new Date(last.at.getTime() + flight.after), zone: flight.to });
      } else {
        const tomorrow = addDays(localDay(last.at, last.zone), 1);
        lessons.push(momentOf(tomorrow, last.zone, share));
      }
    }
    return lessons;
  });

/** A learner who stays: days learnt and days of purchase, counted from a first day. */
export const stayAtHome = fc
  .record({
    zone: anyZone,
    first: anyDay,
    learntOn: fc.array(fc.tuple(fc.nat(40), anyShare), { maxLength: 40 }),
    boughtOn: fc.array(fc.tuple(fc.nat(40), anyShare), { maxLength: 6 }),
  })
  .map(({ zone, first, learntOn, boughtOn }) => ({
    lessons: learntOn.map(([n, share]) => momentOf(addDays(first, n), zone, share)),
    purchases: boughtOn.map(([n, share]) => momentOf(addDays(first, n), zone, share)),
  }));
