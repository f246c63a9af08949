import { OPTIONS, RIGHT } from './riddle.ts';
import { softmax } from './softmax.ts';
import type { Column } from './table.ts';

export interface Logit {
  /** Of each column's values as they are. */
  readonly weights: Float64Array;
  /** Of every row. */
  readonly scores: Float64Array;
}

const STEPS = 40;
const RATE = 0.5;
const MOMENTUM = 0.9;
/** What a weight costs: without it, every accident of the fitted lessons would count. */
const PRICE = 30;

/** Softmax over the four options, fitted by gradient descent. */
export function fitLogit(columns: readonly Column[], rows: Int32Array): Logit {
  const scales = Float64Array.from(columns, ({ values }) => scaleOf(values, rows));
  const fitted = inRows(columns, scales, rows);
  const weights = new Float64Array(columns.length);
  const speed = new Float64Array(columns.length);
  const slope = new Float64Array(columns.length);
  for (let step = 0; step < STEPS; step += 1) {
    slopeOf(fitted, weights, slope);
    for (let at = 0; at < weights.length; at += 1) {
      const pull = ((slope[at] ?? 0) - PRICE * (weights[at] ?? 0)) / rows.length;
      speed[at] = MOMENTUM * (speed[at] ?? 0) + RATE * pull;
      weights[at] = (weights[at] ?? 0) + (speed[at] ?? 0);
    }
  }
  const every = Int32Array.from({ length: columns[0]?.values.length ?? 0 }, (_, row) => row);
  return {
    weights: weights.map((weight, at) => weight * (scales[at] ?? 0)),
    scores: scoresOf(inRows(columns, scales, every), weights),
  };
}

/** Which way the weights would have to go to guess better. The rows come riddle by riddle. */
function slopeOf(rows: Float64Array, weights: Float64Array, slope: Float64Array): void {
  const chances = softmax(scoresOf(rows, weights));
  const width = weights.length;
  slope.fill(0);
  for (let row = 0; row < chances.length; row += 1) {
    const off = (row % OPTIONS === RIGHT ? 1 : 0) - (chances[row] ?? 0);
    for (let at = 0; at < width; at += 1) {
      slope[at] = (slope[at] ?? 0) + off * (rows[row * width + at] ?? 0);
    }
  }
}

function scoresOf(rows: Float64Array, weights: Float64Array): Float64Array {
  const width = weights.length;
  const scores = new Float64Array(rows.length / width);
  // The four of a riddle at once: one sum alone would wait for each of its additions.
  for (let row = 0; row < scores.length; row += OPTIONS) {
    const [first, second] = [row * width, (row + 1) * width];
    const [third, fourth] = [(row + 2) * width, (row + 3) * width];
    let [a, b, c, d] = [0, 0, 0, 0];
    for (let at = 0; at < width; at += 1) {
      const weight = weights[at] ?? 0;
      a += weight * (rows[first + at] ?? 0);
      b += weight * (rows[second + at] ?? 0);
      c += weight * (rows[third + at] ?? 0);
      d += weight * (rows[fourth + at] ?? 0);
    }
    scores.set([a, b, c, d], row);
  }
  return scores;
}

/** One row after the other: they are gone through many times. */
function inRows(columns: readonly Column[], scales: Float64Array, rows: Int32Array): Float64Array {
  const values = new Float64Array(rows.length * columns.length);
  columns.forEach((column, at) => {
    const scale = scales[at] ?? 0;
    for (let index = 0; index < rows.length; index += 1) {
      values[index * columns.length + at] = scale * (column.values[rows[index] ?? 0] ?? 0);
    }
  });
  return values;
}

/** One by the spread of the values, so that a column of small numbers counts as much as another. */
function scaleOf(values: Float64Array, rows: Int32Array): number {
  let squares = 0;
  for (const row of rows) squares += (values[row] ?? 0) ** 2;
  return squares === 0 ? 0 : Math.sqrt(rows.length / squares);
}
