import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Distribution, rankIn, withRanks } from './ranking.ts';

const anyValues = fc.array(fc.nat(30), { maxLength: 60 });

/** As the server counts it in its database. */
function distributionOf(values: readonly number[]): Distribution {
  const distinct = [...new Set(values)].sort((a, b) => b - a);
  const atLeast = (least: number) => values.filter((value) => value >= least).length;
  return { values: distinct, counts: distinct.map(atLeast) };
}

describe('a rank', () => {
  it('is shared by equal values, and the next is skipped', () => {
    const entries = [90, 70, 70, 40].map((value) => ({ value }));
    expect(withRanks(entries).map(({ rank }) => rank)).toEqual([1, 2, 2, 4]);
  });

  it('is kept beside everything else of the entry', () => {
    expect(withRanks([{ id: 'arta', value: 0 }])).toEqual([{ id: 'arta', value: 0, rank: 1 }]);
  });

  it('is one more than the number of learners with more', () => {
    fc.assert(
      fc.property(anyValues, fc.integer({ min: -1, max: 31 }), (values, value) => {
        const higher = values.filter((other) => other > value).length;
        expect(rankIn(distributionOf(values), value)).toBe(1 + higher);
      }),
    );
  });

  it('is the same by the list and by the distribution', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const sorted = values.toSorted((a, b) => b - a).map((value) => ({ value }));
        const distribution = distributionOf(values);
        for (const { value, rank } of withRanks(sorted)) {
          expect(rankIn(distribution, value)).toBe(rank);
        }
      }),
    );
  });

  it('is 1 where there is nobody', () => {
    expect(rankIn({ values: [], counts: [] }, 0)).toBe(1);
  });
});
