import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyZone } from '../days/days.arbitrary.ts';
import { DAY_MS, HOUR_MS, localDay } from '../days/days.ts';
import {
  CONVERSATION_TAKES_MS,
  LESSONS_A_DAY,
  type PlayedLesson,
  placeInPace,
  sharesPay,
} from './pace.ts';

const MINUTE_MS = 60_000;
const START = Date.parse('2026-11-10T08:00:00Z');
const BELGRADE = 'Europe/Belgrade';
/** Faster than anybody plays a lesson of ten questions. */
const FASTEST_LESSON_MS = 20_000;

/** Hands records in one after the other, as a device does: what is told to wait comes again then. */
function handIn(records: readonly PlayedLesson[], now: number) {
  const played: PlayedLesson[] = [];
  let waits = 0;
  let moved = 0;
  for (const record of records) {
    const place = placeInPace(played, record, now);
    if ('waitMs' in place) waits += 1;
    else {
      if (place.at !== record.at) moved += 1;
      played.push({ ...record, at: place.at });
    }
  }
  return { played, waits, moved };
}

function mostWithin(played: readonly PlayedLesson[], ms: number): number {
  const counts = played.map(({ at }) => played.filter((it) => it.at >= at && it.at <= at + ms));
  return Math.max(0, ...counts.map(({ length }) => length));
}

function mostADay(played: readonly PlayedLesson[]): number {
  const days = new Map<string, number>();
  for (const { at, zone } of played) {
    const day = localDay(new Date(at), zone);
    days.set(day, (days.get(day) ?? 0) + 1);
  }
  return Math.max(0, ...days.values());
}

/** Lessons of a person within a span: each takes its time. */
const honest = (count: number, withinMs: number) =>
  fc
    .record({
      zone: anyZone,
      pauses: fc.array(fc.nat(1_000), { minLength: count, maxLength: count }),
      order: fc.array(fc.nat(), { minLength: count, maxLength: count }),
    })
    .map(({ zone, pauses, order }) => {
      const spare = withinMs - count * FASTEST_LESSON_MS;
      const all = pauses.reduce((sum, pause) => sum + pause, 1);
      let at = START;
      const lessons = pauses.map((pause) => {
        at += FASTEST_LESSON_MS + Math.floor((spare * pause) / all);
        return { at, zone };
      });
      const shuffled = lessons
        .map((lesson, n) => ({ lesson, place: order[n] ?? 0 }))
        .sort((a, b) => a.place - b.place)
        .map(({ lesson }) => lesson);
      return { lessons, shuffled, end: at };
    });

describe('an honest learner is never limited', () => {
  it('playing 30 lessons in an hour', () => {
    fc.assert(
      fc.property(honest(30, HOUR_MS), ({ lessons }) => {
        const played: PlayedLesson[] = [];
        for (const lesson of lessons) {
          expect(placeInPace(played, lesson, lesson.at)).toEqual({ at: lesson.at });
          played.push(lesson);
        }
      }),
    );
  });

  it('playing 40 offline over three days, handed in at once and in any order', () => {
    fc.assert(
      fc.property(honest(40, 3 * DAY_MS), fc.nat(10 * DAY_MS), ({ shuffled, end }, wait) => {
        expect(handIn(shuffled, end + wait)).toMatchObject({ waits: 0, moved: 0 });
      }),
    );
  });

  it('on two devices, of which one hands in what is older than what the other has told', () => {
    fc.assert(
      fc.property(honest(30, 3 * HOUR_MS), honest(30, 3 * HOUR_MS), (here, there) => {
        const now = Math.max(here.end, there.end);
        const all = [...here.lessons, ...there.shuffled];
        expect(handIn(all, now)).toMatchObject({ waits: 0, moved: 0 });
      }),
    );
  });
});

describe("a farmer's script", () => {
  it('gets no more than 26 lessons in a minute and 100 for any day, whatever times it claims', () => {
    const claimed = fc.record({
      at: fc.oneof(
        fc.nat(10).map((n) => START - n * DAY_MS),
        fc.nat(MINUTE_MS).map((ms) => START - ms),
        fc.nat(3 * DAY_MS).map((ms) => START - ms),
      ),
      zone: fc.oneof(fc.constant(BELGRADE), anyZone),
    });
    fc.assert(
      fc.property(fc.array(claimed, { minLength: 150, maxLength: 250 }), (records) => {
        const { played } = handIn(records, START);
        expect(mostWithin(played, MINUTE_MS)).toBeLessThanOrEqual(26);
        expect(mostADay(played)).toBeLessThanOrEqual(LESSONS_A_DAY);
      }),
      { numRuns: 30 },
    );
  });

  it('that never stops gets 26 in its first minute, 6 in each after it, and 100 that day', () => {
    const played: PlayedLesson[] = [];
    for (let at = START; at < START + DAY_MS; at += at < START + HOUR_MS ? 500 : MINUTE_MS) {
      const place = placeInPace(played, { at, zone: 'UTC' }, at);
      if ('at' in place) played.push({ at: place.at, zone: 'UTC' });
    }
    const until = (ms: number) => played.filter(({ at }) => at <= START + ms).length;
    expect([until(0), until(MINUTE_MS), until(2 * MINUTE_MS)]).toEqual([1, 26, 32]);
    expect(mostADay(played)).toBe(LESSONS_A_DAY);
  });
});

describe('a lesson that nobody could have played', () => {
  const burst = (count: number, at: number) =>
    Array.from({ length: count }, () => ({ at, zone: BELGRADE }));

  it('counts on arrival where its own time is taken', () => {
    const now = START + HOUR_MS;
    expect(placeInPace(burst(20, START), { at: START, zone: BELGRADE }, now)).toEqual({ at: now });
  });

  it('is told how long to wait, and counts then', () => {
    const lesson = { at: START + 1_000, zone: BELGRADE };
    const place = placeInPace(burst(20, START), lesson, lesson.at);
    expect(place).toEqual({ waitMs: 9_000 });
    const then = lesson.at + 9_000;
    expect(placeInPace(burst(20, START), lesson, then)).toEqual({ at: then });
  });

  it('waits for the next day where its day is full', () => {
    const played = Array.from({ length: LESSONS_A_DAY }, (_, n) => ({
      at: START + n * 30_000,
      zone: BELGRADE,
    }));
    const now = START + 2 * HOUR_MS;
    const midnight = Date.parse('2026-11-11T00:00:00+01:00');
    expect(placeInPace(played, { at: now, zone: BELGRADE }, now)).toEqual({
      waitMs: midnight - now,
    });
  });
});

describe('a change of zone', () => {
  const zones = ['Pacific/Kiritimati', BELGRADE, 'Pacific/Pago_Pago'];

  it('opens no further day: in whatever zones, an hour counts no more than one day may', () => {
    const anywhere = fc.array(
      fc.record({
        at: fc.integer({ min: START, max: START + HOUR_MS }),
        zone: fc.constantFrom(...zones),
      }),
      { minLength: 250, maxLength: 300 },
    );
    fc.assert(
      fc.property(anywhere, (records) => {
        expect(handIn(records, START + HOUR_MS).played.length).toBeLessThanOrEqual(LESSONS_A_DAY);
      }),
      { numRuns: 4 },
    );
  });

  it('costs nobody anything a day later', () => {
    const before = { at: START, zone: BELGRADE };
    expect(sharesPay(before, { at: START + DAY_MS, zone: 'America/New_York' })).toBe(false);
    expect(sharesPay(before, { at: START + DAY_MS - 1, zone: 'Pacific/Kiritimati' })).toBe(true);
  });
});

it('conversations fill the pace as long as they last, in whatever order they come', () => {
  const heard = (count: number) =>
    Array.from({ length: count }, () => ({
      at: START,
      zone: BELGRADE,
      takesMs: CONVERSATION_TAKES_MS,
    }));
  const spoken = Array.from({ length: 40 }, (_, n) => ({
    at: START + n * CONVERSATION_TAKES_MS,
    zone: BELGRADE,
    takesMs: CONVERSATION_TAKES_MS,
  }));
  expect(handIn(heard(20), START).played).toHaveLength(7);
  expect(handIn(spoken.toReversed(), START + DAY_MS)).toMatchObject({ waits: 0, moved: 0 });
});
