export const LEADERBOARD_SIZE = 50;

/** How many learners have which value: all that is needed to rank any one of them. */
export interface Distribution {
  /** Distinct, descending. */
  readonly values: readonly number[];
  /** For each value, how many learners have it or a higher one. */
  readonly counts: readonly number[];
}

/** One more than the learners who have more; the value itself need not be in the distribution. */
export function rankIn({ values, counts }: Distribution, value: number): number {
  let higher = 0;
  let end = values.length;
  while (higher < end) {
    const middle = (higher + end) >>> 1;
    if ((values[middle] ?? value) > value) higher = middle + 1;
    else end = middle;
  }
  return 1 + (counts[higher - 1] ?? 0);
}

/** Entries come by value, descending; equal values share a rank: 1, 2, 2, 4. */
export function withRanks<E extends { readonly value: number }>(
  entries: readonly E[],
): (E & { rank: number })[] {
  let rank = 0;
  let shared: number | undefined;
  return entries.map((entry, i) => {
    if (entry.value !== shared) rank = i + 1;
    shared = entry.value;
    return { ...entry, rank };
  });
}
