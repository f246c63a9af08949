import type { Chance } from '@hajde/rules/chance/chance';

const ROUNDS = 2000;
const OUTSIDE = 0.025;

/** Where 95% of the figures lie that other samples like this one would give (Efron's bootstrap). */
export function intervalOf<T>(
  sample: readonly T[],
  figure: (sample: readonly T[]) => number,
  chance: Chance,
): readonly [low: number, high: number] {
  const figures = Array.from({ length: ROUNDS }, () => figure(drawnAgain(sample, chance)));
  figures.sort((a, b) => a - b);
  const at = (share: number) => figures[Math.round(share * (ROUNDS - 1))] ?? Number.NaN;
  return [at(OUTSIDE), at(1 - OUTSIDE)];
}

/** As many as there are, each drawn from all of them. */
function drawnAgain<T>(sample: readonly T[], chance: Chance): T[] {
  const drawn: T[] = [];
  for (let left = sample.length; left > 0; left -= 1) {
    const one = sample[Math.floor(chance() * sample.length)];
    if (one !== undefined) drawn.push(one);
  }
  return drawn;
}
