/** Numbers from 0 to 1, handed in so that what was made by them can be made again. */
export type Chance = () => number;

/** The same numbers for the same seed (mulberry32). */
export function seeded(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A seed from a text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return hash >>> 0;
}

/** Every order as likely as any other (Fisher and Yates). */
export function shuffled<T>(all: readonly T[], chance: Chance): T[] {
  const order = [...all];
  for (let at = order.length - 1; at > 0; at--) {
    const [taken] = order.splice(Math.floor(chance() * (at + 1)), 1);
    if (taken !== undefined) order.push(taken);
  }
  return order;
}
