import { binned } from './bins.ts';
import { looksOf } from './looks.ts';
import { OPTIONS, RIDDLE_KINDS, type Riddle } from './riddle.ts';

/** One thing that a guesser sees: of each option, the four of a riddle one after the other. */
export interface Column {
  readonly name: string;
  readonly values: Float64Array;
}

/** The same in few steps, as trees see it. */
export interface BinnedColumn extends Column {
  readonly bins: Uint8Array;
}

/** All that can be seen without having learnt from other questions. */
export function columnsOf(riddles: readonly Riddle[]): BinnedColumn[] {
  const looks = riddles.map(looksOf);
  const seen = Object.keys(looks[0] ?? {}).map((name) => {
    const values = Float64Array.from(looks.flatMap((columns) => columns[name] ?? []));
    return { name, values: centred(values) };
  });
  const kinds = RIDDLE_KINDS.map((kind) => ({
    name: `kind: ${kind}`,
    values: Float64Array.from({ length: riddles.length * OPTIONS }, (_, row) =>
      riddles[Math.floor(row / OPTIONS)]?.kind === kind ? 1 : 0,
    ),
  }));
  return [...seen, ...kinds].map(withBins);
}

export function withBins(column: Column): BinnedColumn {
  return { ...column, bins: binned(column.values) };
}

/** Each value told from the mean of its riddle: only how the four differ can help. */
export function centred(values: Float64Array): Float64Array {
  const centred = new Float64Array(values.length);
  for (let start = 0; start < values.length; start += OPTIONS) {
    let sum = 0;
    for (let row = start; row < start + OPTIONS; row += 1) sum += values[row] ?? 0;
    for (let row = start; row < start + OPTIONS; row += 1) {
      centred[row] = (values[row] ?? 0) - sum / OPTIONS;
    }
  }
  return centred;
}
