import { hashOf, seeded } from './chance.ts';

/** A shuffle that the same seed repeats, in every build and on every device. */
export function seededShuffle<T>(items: readonly T[], seed: string): T[] {
  const chance = seeded(hashOf(seed));
  return items
    .map((item) => ({ item, key: chance() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
