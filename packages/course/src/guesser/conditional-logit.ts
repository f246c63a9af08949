import { OPTIONS, RIGHT } from './riddle.ts';
import { softmax } from './softmax.ts';
import type { Column } from './table.ts';

export interface Logit {
  /** Of each column's values as they are. */
  readonly weights: Float64Array;
  readonly scores: Float64Array;
}

const STEPS = 60;
const RATE = 0.5;
const MOMENTUM = 0.9;
/** What a weight costs: without it, every accident of the fitted lessons would count. */
const PRICE = 30;

/** Softmax over the four options, fitted by gradient descent. */
export function fitLogit(columns: readonly Column[], rows: Int32Array): Logit {
  const fitted = columns.map(({ values }) => Float64Array.from(rows, (row) => values[row] ?? 0));
  const scales = fitted.map(spreadOf);
  const weights = new Float64Array(columns.length);
  const speed = new Float64Array(columns.length);
  for (let step = 0; step < STEPS; step += 1) {
    // Riddles are fitted whole, so the rows keep their order of four.
    const off = softmax(weighed(fitted, weights)).map(
      (chance, row) => (row % OPTIONS === RIGHT ? 1 : 0) - chance,
    );
    fitted.forEach((values, index) => {
      const scale = scales[index] ?? 1;
      const slope = productOf(off, values) * scale - (PRICE * (weights[index] ?? 0)) / scale;
      speed[index] = MOMENTUM * (speed[index] ?? 0) + (RATE * slope) / rows.length;
      weights[index] = (weights[index] ?? 0) + (speed[index] ?? 0) * scale;
    });
  }
  return {
    weights,
    scores: weighed(
      columns.map(({ values }) => values),
      weights,
    ),
  };
}

function weighed(columns: readonly Float64Array[], weights: Float64Array): Float64Array {
  const scores = new Float64Array(columns[0]?.length ?? 0);
  columns.forEach((values, index) => {
    const weight = weights[index] ?? 0;
    for (let row = 0; row < scores.length; row += 1) {
      scores[row] = (scores[row] ?? 0) + weight * (values[row] ?? 0);
    }
  });
  return scores;
}

function productOf(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let row = 0; row < a.length; row += 1) sum += (a[row] ?? 0) * (b[row] ?? 0);
  return sum;
}

/** One by the spread of the values, so that a column of small numbers counts as much as another. */
function spreadOf(values: Float64Array): number {
  const spread = Math.sqrt(productOf(values, values) / values.length);
  return spread === 0 ? 1 : 1 / spread;
}
