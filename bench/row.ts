/** One line of the table: something measured, as a ratio to a floor measured in the same run. */
export interface Row {
  readonly what: string;
  /** What it is compared with. */
  readonly floor: string;
  readonly unit: string;
  /** Medians of all rounds, in `unit`. */
  readonly value: number;
  readonly floorValue: number;
  /** Median of the rounds' own ratios, since what disturbs a round disturbs both sides of it. */
  readonly ratio: number;
  /** The least and the greatest ratio of a round. */
  readonly spread: readonly [number, number];
  readonly bar: Bar;
  readonly reached: boolean;
}

export type Bar = { readonly atLeast: number } | { readonly atMost: number };

/** Both sides of a row, measured right after each other. */
export interface Round {
  readonly value: number;
  readonly floor: number;
}

export function rowOf(
  named: Pick<Row, 'what' | 'floor' | 'unit' | 'bar'>,
  rounds: readonly Round[],
): Row {
  const ratios = rounds.map(({ value, floor }) => value / floor);
  const ratio = median(ratios);
  const { bar } = named;
  return {
    ...named,
    value: median(rounds.map(({ value }) => value)),
    floorValue: median(rounds.map(({ floor }) => floor)),
    ratio,
    spread: [Math.min(...ratios), Math.max(...ratios)],
    reached: 'atLeast' in bar ? ratio >= bar.atLeast : ratio <= bar.atMost,
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  if (upper === undefined) throw new Error('There is no median of nothing.');
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
