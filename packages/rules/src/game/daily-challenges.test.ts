import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Challenge, DAY_COUNTERS, type DayCounter } from '../course/goals.ts';
import { anyDay } from '../days/days.arbitrary.ts';
import { addDays } from '../days/days.ts';
import { challengesOfDay } from './daily-challenges.ts';

function challenge(id: string, counts: DayCounter): Challenge {
  return {
    id,
    title: id,
    description: id,
    emoji: '🎯',
    counts,
    goal: 1,
    xpReward: 5,
    gemsReward: 5,
  };
}

const anyCatalogue = fc
  .array(fc.constantFrom(...DAY_COUNTERS), { minLength: 3, maxLength: 20 })
  .map((counters) => counters.map((counts, i) => challenge(`challenge-${i}`, counts)));

describe('the challenges of a day', () => {
  it('are three different ones, or all there are', () => {
    fc.assert(
      fc.property(anyCatalogue, anyDay, (all, day) => {
        expect(new Set(challengesOfDay(all, day)).size).toBe(3);
        expect(challengesOfDay(all, day)).toHaveLength(3);
      }),
    );
    const few = [challenge('a', 'xp'), challenge('b', 'xp')];
    expect(
      challengesOfDay(few, '2026-11-15')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['a', 'b']);
    expect(challengesOfDay([], '2026-11-15')).toEqual([]);
  });

  it('depend on the day alone, not on the order of the catalogue', () => {
    fc.assert(
      fc.property(anyCatalogue, anyDay, (all, day) => {
        expect(challengesOfDay(all.toReversed(), day)).toEqual(challengesOfDay(all, day));
      }),
    );
  });

  it('count different things wherever the catalogue has three to count', () => {
    fc.assert(
      fc.property(anyCatalogue, anyDay, (all, day) => {
        const counted = (challenges: readonly Challenge[]) =>
          new Set(challenges.map(({ counts }) => counts)).size;
        expect(counted(challengesOfDay(all, day))).toBe(Math.min(3, counted(all)));
      }),
      { numRuns: 500 },
    );
  });

  it('let each have its turn before twice as many days as there are challenges', () => {
    fc.assert(
      fc.property(anyCatalogue, anyDay, (all, day) => {
        const seen = new Set<Challenge>();
        for (let n = 0; n < 2 * all.length; n += 1) {
          for (const each of challengesOfDay(all, addDays(day, n))) seen.add(each);
        }
        expect(seen.size).toBe(all.length);
      }),
    );
  });

  it('come up equally often where threes go into them and no kind is more than a third', () => {
    const all = DAY_COUNTERS.slice(0, 6).flatMap((counts) => [
      challenge(`${counts}-little`, counts),
      challenge(`${counts}-much`, counts),
    ]);
    const times = new Map<string, number>();
    for (let n = 0; n < 400; n += 1) {
      for (const { id } of challengesOfDay(all, addDays('2026-11-17', n))) {
        times.set(id, (times.get(id) ?? 0) + 1);
      }
    }
    expect(times.size).toBe(12);
    expect(Math.max(...times.values()) - Math.min(...times.values())).toBeLessThanOrEqual(2);
  });

  it('are not the same trios over and over', () => {
    const all = DAY_COUNTERS.flatMap((counts) => [
      challenge(`${counts}-little`, counts),
      challenge(`${counts}-much`, counts),
    ]);
    const trios = Array.from({ length: 40 }, (_, n) =>
      challengesOfDay(all, addDays('2026-11-17', n))
        .map(({ id }) => id)
        .sort()
        .join(),
    );
    expect(new Set(trios).size).toBeGreaterThan(20);
  });
});
