import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyInstant } from '../days/days.arbitrary.ts';
import {
  giveHeart,
  HEART_REGROWS_AFTER_MS,
  heartsAfterMistake,
  heartsAt,
  loseHearts,
  MAX_HEARTS,
  nextHeartAt,
} from './hearts.ts';

const now = new Date('2026-11-15T12:00:00Z');
const minutesLater = (minutes: number, from = now) => new Date(from.getTime() + minutes * 60_000);

describe('hearts', () => {
  it('are five when nothing was lost, or all has grown back', () => {
    expect(heartsAt(new Date(0), now)).toBe(5);
    expect(heartsAt(now, now)).toBe(5);
  });

  it('come back one every 30 minutes', () => {
    const fullAt = loseHearts(now, 2, now);
    expect(heartsAt(fullAt, now)).toBe(3);
    expect(heartsAt(fullAt, minutesLater(29.99))).toBe(3);
    expect(heartsAt(fullAt, minutesLater(30))).toBe(4);
    expect(heartsAt(fullAt, minutesLater(60))).toBe(5);
  });

  it('come back one at once when one is given, and never more than five', () => {
    const fullAt = loseHearts(now, 2, minutesLater(-10));
    expect(heartsAt(fullAt, now)).toBe(3);
    const given = giveHeart(fullAt, now);
    expect(heartsAt(given, now)).toBe(4);
    expect(nextHeartAt(given, now)).toEqual(nextHeartAt(fullAt, now));
    expect(heartsAt(giveHeart(giveHeart(given, now), now), now)).toBe(MAX_HEARTS);
  });

  it('lost while others grow back do not set back those under way', () => {
    const fullAt = loseHearts(loseHearts(now, 1, now), 1, minutesLater(10));
    expect(fullAt).toEqual(minutesLater(60));
    expect(nextHeartAt(fullAt, minutesLater(10))).toEqual(minutesLater(30));
  });

  it('are never fewer than none, and all back within 150 minutes', () => {
    const fullAt = loseHearts(now, 12, now);
    expect(heartsAt(fullAt, now)).toBe(0);
    expect(fullAt).toEqual(minutesLater(150));
    expect(heartsAt(minutesLater(200), now)).toBe(0);
  });

  it('are all there where a clock that was wrong would have them come back in days', () => {
    expect(heartsAt(minutesLater(1000), now)).toBe(5);
    expect(nextHeartAt(minutesLater(1000), now)).toBeNull();
  });

  it('fall by the mistakes made, whatever was left', () => {
    const anyFullAt = fc.integer({ min: -500, max: 150 });
    fc.assert(
      fc.property(anyInstant, anyFullAt, fc.nat(10), (at, minutes, mistakes) => {
        const fullAt = minutesLater(minutes, at);
        const left = heartsAt(loseHearts(fullAt, mistakes, at), at);
        expect(left).toBe(Math.max(0, heartsAt(fullAt, at) - mistakes));
      }),
    );
  });

  it('are never brought back by a lesson, however long ago it was finished', () => {
    fc.assert(
      fc.property(
        anyInstant,
        fc.integer({ min: -500, max: 150 }),
        fc.nat(10),
        fc.nat(10_000),
        (at, minutes, mistakes, minutesAgo) => {
          const fullAt = minutesLater(minutes, at);
          const after = loseHearts(fullAt, mistakes, minutesLater(-minutesAgo, at));
          expect(heartsAt(after, at)).toBeLessThanOrEqual(heartsAt(fullAt, at));
        },
      ),
    );
  });

  it('next come back at the first instant with one more', () => {
    fc.assert(
      fc.property(
        anyInstant,
        fc.integer({ min: 1, max: 5 * HEART_REGROWS_AFTER_MS }),
        (at, left) => {
          const fullAt = new Date(at.getTime() + left);
          const next = nextHeartAt(fullAt, at)!;
          const hearts = heartsAt(fullAt, at);
          expect(heartsAt(fullAt, next)).toBe(hearts + 1);
          expect(heartsAt(fullAt, new Date(next.getTime() - 1))).toBe(hearts);
        },
      ),
    );
    expect(nextHeartAt(now, now)).toBeNull();
  });
});

describe('the hearts of a lesson', () => {
  it('fall by one with each mistake and stop at none', () => {
    const falling = [1, 2, 3, 4, 5, 6].map((mistakes) =>
      Array(mistakes).fill(null).reduce<number>(heartsAfterMistake, MAX_HEARTS),
    );
    expect(falling).toEqual([4, 3, 2, 1, 0, 0]);
  });
});
