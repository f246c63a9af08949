import { shortHash } from '../../source/serialised.ts';
import { foldsOf } from './folds.ts';
import { chancesOf, fitGuesser, sightOf } from './guesser.ts';
import type { Riddle } from './riddle.ts';
import { type Guess, guessOf, type Shares, sharesOf } from './shares.ts';
import { guessesBy, STRATEGIES } from './strategies.ts';

interface Trial {
  /** The fitted guesser, tried on lessons that it has not seen. */
  readonly fitted: Shares;
  /** Strategy → how often it is right. */
  readonly strategies: Readonly<Record<string, Shares>>;
}

const SPLITS = 10;

/** How far somebody gets who sees the options only: the mean of ten splits of the lessons. */
export function trialOf(riddles: readonly Riddle[]): Trial {
  const key = shortHash(riddles.map(({ where: _, ...riddle }) => riddle));
  const trial = TRIALS.get(key) ?? newTrial(riddles);
  TRIALS.set(key, trial);
  return trial;
}

/** It takes seconds, and a course is often checked again with the same options. */
const TRIALS = new Map<string, Trial>();

function newTrial(riddles: readonly Riddle[]): Trial {
  const sight = sightOf(riddles);
  const guesses = Array.from({ length: SPLITS }, (_, split) => {
    const folds = foldsOf(riddles, `split ${split + 1}`);
    const guesser = fitGuesser(sight, folds);
    const fitted = new Set(folds.fitted);
    return riddles.flatMap((riddle, index): Guess[] =>
      fitted.has(index) ? [] : [guessOf(riddle, chancesOf(guesser, index))],
    );
  }).flat();
  return {
    fitted: sharesOf(guesses),
    strategies: Object.fromEntries(
      Object.keys(STRATEGIES).map((name) => [name, sharesOf(guessesBy(name, riddles))]),
    ),
  };
}
