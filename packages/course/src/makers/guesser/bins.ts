/** The values in at most `BINS` steps, cut so that about equally many are in each. */
export function binned(values: Float64Array): Uint8Array {
  const sorted = values.toSorted();
  const cuts: number[] = [];
  for (let bin = 1; bin < BINS; bin += 1) {
    const cut = sorted[Math.floor((bin * sorted.length) / BINS)] ?? 0;
    if (cuts.at(-1) !== cut) cuts.push(cut);
  }
  const bins = new Uint8Array(values.length);
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row] ?? 0;
    let bin = 0;
    while (bin < cuts.length && value > (cuts[bin] ?? 0) + 1e-9) bin += 1;
    bins[row] = bin;
  }
  return bins;
}

export const BINS = 16;

/** The bins of several columns, one row after the other. */
export interface Bins {
  readonly values: Uint8Array;
  readonly width: number;
}

export function binsOf(columns: readonly { readonly bins: Uint8Array }[]): Bins {
  const width = columns.length;
  const values = new Uint8Array(width * (columns[0]?.bins.length ?? 0));
  columns.forEach(({ bins }, column) => {
    for (let row = 0; row < bins.length; row += 1) values[row * width + column] = bins[row] ?? 0;
  });
  return { values, width };
}

export function binOf({ values, width }: Bins, row: number, column: number): number {
  return values[row * width + column] ?? 0;
}
