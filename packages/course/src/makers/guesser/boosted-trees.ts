import { type Bins, binsOf } from './bins.ts';
import { OPTIONS, RIGHT } from './riddle.ts';
import { softmax } from './softmax.ts';
import type { BinnedColumn } from './table.ts';
import { grow, type Node, stepDown } from './tree.ts';

export interface Trees {
  readonly trees: readonly Node[];
  readonly bins: Bins;
  /** Of every row. */
  readonly scores: Float64Array;
}

/** How much of each tree is believed. */
export const RATE = 0.2;
const TREES = 30;
const DEPTH = 3;

/** Small trees, each fitted to what the ones before it still guess wrong; softmax over four options. */
export function fitTrees(columns: readonly BinnedColumn[], rows: Int32Array): Trees {
  const bins = binsOf(columns);
  const scores = new Float64Array(columns[0]?.values.length ?? 0);
  const slopes = new Float64Array(2 * scores.length);
  const trees: Node[] = [];
  while (trees.length < TREES) {
    softmax(scores).forEach((chance, row) => {
      slopes[2 * row] = (row % OPTIONS === RIGHT ? 1 : 0) - chance;
      slopes[2 * row + 1] = chance * (1 - chance);
    });
    const tree = grow(bins, rows, slopes, DEPTH);
    trees.push(tree);
    for (let row = 0; row < scores.length; row += 1) {
      scores[row] = (scores[row] ?? 0) + RATE * leafOf(tree, bins, row).value;
    }
  }
  return { trees, bins, scores };
}

/** What each column that a tree looks at adds to the score of the row. */
export function pathsOf({ trees, bins }: Trees, row: number) {
  return trees.flatMap((root) => {
    const steps: { column: number; step: number }[] = [];
    let node = root;
    for (let next = stepDown(node, bins, row); next; next = stepDown(node, bins, row)) {
      steps.push({ column: node.column, step: next.value - node.value });
      node = next;
    }
    return steps;
  });
}

function leafOf(root: Node, bins: Bins, row: number): Node {
  let node = root;
  for (let next = stepDown(node, bins, row); next; next = stepDown(node, bins, row)) node = next;
  return node;
}
