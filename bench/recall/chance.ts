/** Numbers that look random and are the same for the same seed (mulberry32). */
export type Chance = () => number;

export function seeded(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** From a normal distribution (Box-Muller). */
export function normal(chance: Chance, mean: number, deviation: number): number {
  const radius = Math.sqrt(-2 * Math.log(1 - chance()));
  return mean + deviation * radius * Math.cos(2 * Math.PI * chance());
}

export function picked<T>(chance: Chance, from: readonly T[], count: number): T[] {
  const left = [...from];
  const taken: T[] = [];
  while (taken.length < count && left.length > 0) {
    taken.push(...left.splice(Math.floor(chance() * left.length), 1));
  }
  return taken;
}
