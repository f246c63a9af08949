import { OPTIONS } from './riddle.ts';

/** The chance of each option, riddle by riddle. */
export function softmax(scores: Float64Array): Float64Array {
  const chances = new Float64Array(scores.length);
  for (let start = 0; start < scores.length; start += OPTIONS) {
    let total = 0;
    for (let row = start; row < start + OPTIONS; row += 1) {
      chances[row] = Math.exp(scores[row] ?? 0);
      total += chances[row] ?? 0;
    }
    for (let row = start; row < start + OPTIONS; row += 1) {
      chances[row] = (chances[row] ?? 0) / total;
    }
  }
  return chances;
}
