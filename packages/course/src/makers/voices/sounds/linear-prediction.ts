/**
 * What a sample is expected to be from those before it: the coefficients of the polynomial whose roots are
 * the resonances, the highest one left out, which is 1. Each step takes the coefficient that leaves least
 * unexplained forwards and backwards, so a short stretch needs no window of its own (Burg, 1967).
 */
export function predictionOf(samples: Float64Array, order: number): number[] {
  let coefficients: number[] = [];
  let forward = samples.slice(1);
  let backward = samples.slice(0, -1);
  for (let step = 0; step < order; step += 1) {
    let [common, energy] = [0, 0];
    for (let at = 0; at < forward.length; at += 1) {
      const [ahead, behind] = [forward[at] ?? 0, backward[at] ?? 0];
      common += ahead * behind;
      energy += ahead ** 2 + behind ** 2;
    }
    const reflection = energy === 0 ? 0 : (-2 * common) / energy;
    const turned = coefficients.toReversed();
    coefficients = [
      ...coefficients.map((value, at) => value + reflection * (turned[at] ?? 0)),
      reflection,
    ];
    const ahead = forward.map((value, at) => value + reflection * (backward[at] ?? 0));
    const behind = backward.map((value, at) => value + reflection * (forward[at] ?? 0));
    forward = ahead.slice(1);
    backward = behind.slice(0, -1);
  }
  return coefficients;
}
