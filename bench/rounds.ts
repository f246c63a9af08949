import type { Round } from './row.ts';

/** Measures both sides in turn, each first in every other round, after one round that warms up. */
export async function rounds(
  count: number,
  value: () => Promise<number>,
  floor: () => Promise<number>,
): Promise<Round[]> {
  const measured: Round[] = [];
  for (let round = 0; round <= count; round += 1) {
    if (round % 2 === 0) {
      const first = await value();
      measured.push({ value: first, floor: await floor() });
    } else {
      const first = await floor();
      measured.push({ floor: first, value: await value() });
    }
  }
  return measured.slice(1);
}
