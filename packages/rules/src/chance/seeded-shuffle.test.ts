import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededShuffle } from './seeded-shuffle.ts';

const OPTIONS = ['a', 'b', 'c', 'd'];

test('the same seed gives the same order, with every item once', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), fc.string(), (items, seed) => {
      const shuffled = seededShuffle(items, seed);
      expect(seededShuffle(items, seed)).toEqual(shuffled);
      expect(shuffled.toSorted()).toEqual(items.toSorted());
    }),
  );
});

test('the order of a seed stays what it was', () => {
  expect(seededShuffle([...'abcdef'], 'basics-hello 3').join('')).toBe('efcabd');
});

test('over many seeds an item stands in every place about as often', () => {
  const seeds = Array.from({ length: 4000 }, (_, i) => `8a1e62b0-${i} 3`);
  for (const option of OPTIONS) {
    const places = seeds.map((seed) => seededShuffle(OPTIONS, seed).indexOf(option));
    for (const place of OPTIONS.keys()) {
      const share = places.filter((each) => each === place).length / seeds.length;
      expect(share).toBeGreaterThan(0.22);
      expect(share).toBeLessThan(0.28);
    }
  }
});
