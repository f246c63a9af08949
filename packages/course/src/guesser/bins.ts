/** The values in at most `BINS` steps, cut so that about equally many are in each. */
export function binned(values: Float64Array): Uint8Array {
  const sorted = values.toSorted();
  const cuts: number[] = [];
  for (let bin = 1; bin < BINS; bin += 1) {
    const cut = sorted[Math.floor((bin * sorted.length) / BINS)] ?? 0;
    if (cuts.at(-1) !== cut) cuts.push(cut);
  }
  return Uint8Array.from(values, (value) => {
    let bin = 0;
    while (bin < cuts.length && value > (cuts[bin] ?? 0) + 1e-9) bin += 1;
    return bin;
  });
}

export const BINS = 16;
