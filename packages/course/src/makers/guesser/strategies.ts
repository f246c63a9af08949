import { looksOf } from './looks.ts';
import type { Riddle } from './riddle.ts';
import { type Guess, guessOf } from './shares.ts';

/** What somebody may try without having learnt anything: the option with the highest value is picked. */
export const STRATEGIES: Readonly<Record<string, (riddle: Riddle) => readonly number[]>> = {
  'most like the others, by words': column('likeness in words'),
  'most like the others, by letters': column('likeness in letters'),
  'least like the others, by words': negative(column('likeness in words')),
  'least like the others, by letters': negative(column('likeness in letters')),
  'the longest': ({ options }) => options.map((option) => [...option].length),
  'the shortest': ({ options }) => options.map((option) => -[...option].length),
  'most polite words': column('polite words'),
  'no Kosovo word': ({ kosovo }) => kosovo.map((count) => (count === 0 ? 1 : 0)),
};

export function guessesBy(strategy: string, riddles: readonly Riddle[]): Guess[] {
  const valuesOf = STRATEGIES[strategy];
  if (!valuesOf) throw new Error(`there is no strategy "${strategy}"`);
  return riddles.map((riddle) => guessOf(riddle, valuesOf(riddle)));
}

function column(name: string): (riddle: Riddle) => readonly number[] {
  return (riddle) => looksOf(riddle)[name] ?? [];
}

function negative(values: (riddle: Riddle) => readonly number[]) {
  return (riddle: Riddle) => values(riddle).map((value) => -value);
}
