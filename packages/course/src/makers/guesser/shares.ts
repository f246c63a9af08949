import { OPTIONS, RIDDLE_KINDS, RIGHT, type Riddle, type RiddleKind } from './riddle.ts';

/** "odd" is small, so it is told together with "form". */
export const KIND_GROUPS: readonly (readonly RiddleKind[])[] = [
  ...RIDDLE_KINDS.filter((kind) => kind !== 'odd' && kind !== 'form').map((kind) => [kind]),
  ['form', 'odd'],
];

/** Of how many riddles the right option was guessed, over all and in each group of kinds. */
export interface Shares {
  readonly all: number;
  readonly ofKinds: readonly number[];
}

export interface Guess {
  readonly riddle: Riddle;
  /** 1, 0, or what is left of 1 where the right option is one of several equal ones. */
  readonly right: number;
}

export function sharesOf(guesses: readonly Guess[]): Shares {
  return {
    all: mean(guesses),
    ofKinds: KIND_GROUPS.map((kinds) =>
      mean(guesses.filter(({ riddle }) => kinds.includes(riddle.kind))),
    ),
  };
}

/** Picks the highest; where several are equally high, each has its share of the pick. */
export function guessOf(riddle: Riddle, values: readonly number[]): Guess {
  const most = Math.max(...values);
  const highest = values.map((value) => value > most - 1e-9);
  const ties = highest.filter(Boolean).length;
  return { riddle, right: highest[RIGHT] ? 1 / ties : 0 };
}

/** Nothing asked, nothing guessed: chance. */
function mean(guesses: readonly Guess[]): number {
  if (guesses.length === 0) return 1 / OPTIONS;
  return guesses.reduce((sum, { right }) => sum + right, 0) / guesses.length;
}
