import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distributionOf, initials, rankIn, withRanks } from './ranking.ts';

const anyValues = fc.array(fc.nat(30), { maxLength: 60 });

function distributionOfAll(values: readonly number[]) {
  const groups = Map.groupBy(values, (value) => value);
  return distributionOf([...groups].map(([value, all]) => ({ value, learners: all.length })));
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
        expect(rankIn(distributionOfAll(values), value)).toBe(1 + higher);
      }),
    );
  });

  it('is the same by the list and by the distribution', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const sorted = values.toSorted((a, b) => b - a).map((value) => ({ value }));
        const distribution = distributionOfAll(values);
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

describe('a distribution', () => {
  it('counts for each value the learners with at least that much', () => {
    expect(
      distributionOf([
        { value: 10, learners: 5 },
        { value: 40, learners: 1 },
        { value: 20, learners: 2 },
      ]),
    ).toEqual({ values: [40, 20, 10], counts: [1, 3, 8] });
  });
});

describe('initials', () => {
  it.each([
    ['arta', 'AR'],
    ['Besnik', 'BE'],
    ['çelësi', 'ÇE'],
    ['x', 'X'],
    ['𝒜na', '𝒜N'],
  ])('of %s are %s', (username, both) => {
    expect(initials(username)).toBe(both);
  });
});
