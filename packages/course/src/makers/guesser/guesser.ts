import { fitTrees, pathsOf, RATE, type Trees } from './boosted-trees.ts';
import { fitLogit, type Logit } from './conditional-logit.ts';
import type { Folds } from './folds.ts';
import { OPTIONS, type Riddle } from './riddle.ts';
import { softmax } from './softmax.ts';
import { type BinnedColumn, type Column, columnsOf, withBins } from './table.ts';
import { type Pieces, piecesOf, wordOdds } from './word-odds.ts';

/** What does not depend on which lessons are fitted, and is worked out once. */
export interface Sight {
  readonly columns: readonly BinnedColumn[];
  readonly pieces: Pieces;
}

export function sightOf(riddles: readonly Riddle[]): Sight {
  return { columns: columnsOf(riddles).filter(tells), pieces: piecesOf(riddles) };
}

/** Nobody learns from a column of nothing, of which a small course has many. */
const tells = ({ values }: Column) => values.some((value) => value !== 0);

export interface Guesser {
  readonly columns: readonly BinnedColumn[];
  readonly logit: Logit;
  readonly trees: Trees;
  /** Of every option of every riddle, fitted or not. */
  readonly chances: Float64Array;
}

/** Somebody who has learnt how right options look, and nothing else. */
export function fitGuesser({ columns: seen, pieces }: Sight, folds: Folds): Guesser {
  const columns = [...seen, ...wordOdds(pieces, folds).filter(tells).map(withBins)];
  const rows = Int32Array.from(
    folds.fitted.flatMap((riddle) =>
      Array.from({ length: OPTIONS }, (_, option) => riddle * OPTIONS + option),
    ),
  );
  const logit = fitLogit(columns, rows);
  const trees = fitTrees(columns, rows);
  const scores = trees.scores.map((score, row) => (score + (logit.scores[row] ?? 0)) / 2);
  return { columns, logit, trees, chances: softmax(scores) };
}

/** Of the four options of one riddle. */
export function chancesOf({ chances }: Guesser, riddle: number): number[] {
  return [...chances.subarray(riddle * OPTIONS, (riddle + 1) * OPTIONS)];
}

/** How much each column speaks for this option, against the mean of the four; strongest first. */
export function reasonsFor(guesser: Guesser, row: number): { name: string; weight: number }[] {
  const start = row - (row % OPTIONS);
  const votes = Array.from({ length: OPTIONS }, (_, option) => votesOf(guesser, start + option));
  return guesser.columns
    .map(({ name }, column) => {
      const mean = votes.reduce((sum, vote) => sum + (vote[column] ?? 0), 0) / OPTIONS;
      return { name, weight: (votes[row - start]?.[column] ?? 0) - mean };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
}

function votesOf({ columns, logit, trees }: Guesser, row: number): Float64Array {
  const votes = Float64Array.from(
    columns,
    ({ values }, column) => ((logit.weights[column] ?? 0) * (values[row] ?? 0)) / 2,
  );
  for (const { column, step } of pathsOf(trees, row)) {
    votes[column] = (votes[column] ?? 0) + (RATE * step) / 2;
  }
  return votes;
}
