import { bareLetters } from '@hajde/albanian/forms/letters';
import type { ExerciseKind } from '@hajde/rules/practice/kinds';

/** So many days of stability ask for a word in this way. */
export const STABILITY: Record<
  Exclude<ExerciseKind, 'match'>,
  { days: number; reviews: number }
> = {
  recognise: { days: 0.3, reviews: 2 },
  build: { days: 4, reviews: 2 },
  fill: { days: 12, reviews: 2 },
  chat: { days: 12, reviews: 3 },
  dictation: { days: 40, reviews: 2 },
  say: { days: 40, reviews: 3 },
};

/** One that is right, or the first that is not. */
export function optionFor(
  { options, answer }: { options: readonly string[]; answer: string },
  right: boolean,
): string {
  return right ? answer : (options.find((each) => each !== answer) ?? '');
}

/**
 * The keys that take a tile: as many first letters as it takes, as an English keyboard has them; of two that
 * begin alike, a space takes the shorter one.
 */
export const keysOf = (word: string): string[] => [
  ...bareLetters(word)
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase(),
  ' ',
];
