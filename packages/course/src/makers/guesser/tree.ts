import { BINS, type Bins, binOf } from './bins.ts';

/** What it adds to the score of the rows that end here is its value; a leaf has no branches. */
export interface Node {
  readonly value: number;
  readonly column: number;
  readonly bin: number;
  readonly low: Node | undefined;
  readonly high: Node | undefined;
}

/**
 * One tree, split where it takes most of the error away. `slopes` has for each row how far its guess
 * is off, and how firm that guess is, one after the other.
 */
export function grow(bins: Bins, rows: Int32Array, slopes: Float64Array, depth: number): Node {
  return growFrom(sumsOf(bins, rows, slopes, bins.width), rows, depth);

  function growFrom(sums: Float64Array, rows: Int32Array, depth: number): Node {
    const total = totalOf(sums);
    const value = total.off / (total.firm + CAUTION);
    const split = depth === 0 ? undefined : bestSplit(sums, total);
    if (!split) return { value, column: -1, bin: 0, low: undefined, high: undefined };
    const { low, high } = branchesOf(bins, rows, split);
    // Only the shorter branch is summed up: the other one has what is left.
    const isLowShorter = low.length < high.length;
    const columns = depth > 1 ? bins.width : COLUMNS_OF_A_LEAF;
    const shorter = sumsOf(bins, isLowShorter ? low : high, slopes, columns);
    const longer = difference(sums, shorter);
    return {
      value,
      ...split,
      low: growFrom(isLowShorter ? shorter : longer, low, depth - 1),
      high: growFrom(isLowShorter ? longer : shorter, high, depth - 1),
    };
  }
}

/** The branch that the row takes; undefined in a leaf. */
export function stepDown(node: Node, bins: Bins, row: number): Node | undefined {
  return binOf(bins, row, node.column) <= node.bin ? node.low : node.high;
}

interface Sum {
  readonly off: number;
  readonly firm: number;
}

/** Rows without any error that are added to every leaf, so that a few cases do not shout. */
const CAUTION = 20;
const FIRM_ENOUGH_FOR_A_LEAF = 5;

interface Split {
  readonly column: number;
  readonly bin: number;
}

function bestSplit(sums: Float64Array, total: Sum): Split | undefined {
  let best: Split | undefined;
  let most = worth(total.off, total.firm) + 1e-3;
  for (let start = 0; start < sums.length; start += WIDTH) {
    let [off, firm] = [0, 0];
    for (let bin = 0; bin < BINS - 1; bin += 1) {
      off += sums[start + 2 * bin] ?? 0;
      firm += sums[start + 2 * bin + 1] ?? 0;
      if (firm < FIRM_ENOUGH_FOR_A_LEAF || total.firm - firm < FIRM_ENOUGH_FOR_A_LEAF) continue;
      const gained = worth(off, firm) + worth(total.off - off, total.firm - firm);
      if (gained > most) [most, best] = [gained, { column: start / WIDTH, bin }];
    }
  }
  return best;
}

function branchesOf(bins: Bins, rows: Int32Array, { column, bin }: Split) {
  const [low, high] = [new Int32Array(rows.length), new Int32Array(rows.length)];
  let [lows, highs] = [0, 0];
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    if (binOf(bins, row, column) <= bin) low[lows++] = row;
    else high[highs++] = row;
  }
  return { low: low.subarray(0, lows), high: high.subarray(0, highs) };
}

function worth(off: number, firm: number): number {
  return (off * off) / (firm + CAUTION);
}

/** Of each column, for each of its bins, the sums of both slopes. */
const WIDTH = 2 * BINS;

/** A leaf is not split further: the total of its rows, which any column tells, is all it needs. */
const COLUMNS_OF_A_LEAF = 1;

/** Of the first columns. Nearly all of the time is spent here. */
function sumsOf(
  { values, width }: Bins,
  rows: Int32Array,
  slopes: Float64Array,
  columns: number,
): Float64Array {
  const sums = new Float64Array(columns * WIDTH);
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    const [start, off, firm] = [row * width, slopes[2 * row] ?? 0, slopes[2 * row + 1] ?? 0];
    for (let column = 0; column < columns; column += 1) {
      const at = column * WIDTH + 2 * (values[start + column] ?? 0);
      sums[at] = (sums[at] ?? 0) + off;
      sums[at + 1] = (sums[at + 1] ?? 0) + firm;
    }
  }
  return sums;
}

/** Of the columns that the part has. */
function difference(whole: Float64Array, part: Float64Array): Float64Array {
  const rest = new Float64Array(part.length);
  for (let at = 0; at < part.length; at += 1) rest[at] = (whole[at] ?? 0) - (part[at] ?? 0);
  return rest;
}

/** Every row is in one bin of the first column. */
function totalOf(sums: Float64Array): Sum {
  let [off, firm] = [0, 0];
  for (let at = 0; at < WIDTH; at += 2) {
    off += sums[at] ?? 0;
    firm += sums[at + 1] ?? 0;
  }
  return { off, firm };
}
