import type { Pair } from '../marking/align.ts';
import type { Forms } from '../marking/forms.ts';
import { mark, type Verdict } from '../marking/mark.ts';
import { answerOf, type Exercise, wordsAskedFor } from './exercise.ts';

/** What the learner made of an exercise. */
export type Given =
  | { readonly how: 'chosen'; readonly option: string }
  /** Typed, built of tiles, or understood by the browser. */
  | { readonly how: 'written'; readonly text: string }
  /** Said, and compared with the answer by the learner. */
  | { readonly how: 'judged'; readonly right: boolean }
  | { readonly how: 'matched'; readonly missed: readonly string[] };

/** How it came out; every word that was asked for has a verdict of its own. */
export interface Answered {
  readonly given: Given;
  readonly verdict: Verdict;
  readonly note: string | null;
  /** Word by word, where something was written. */
  readonly pairs: readonly Pair[];
  readonly words: readonly { readonly wordId: string; readonly verdict: Verdict }[];
}

export function markExercise(exercise: Exercise, given: Given, forms: Forms): Answered {
  const { verdict, note, pairs } = marked(exercise, given, forms);
  const missed = given.how === 'matched' ? given.missed : null;
  const words = wordsAskedFor(exercise).map((wordId) => ({
    wordId,
    verdict: missed ? (missed.includes(wordId) ? 'wrong' : 'right') : verdict,
  }));
  return { given, verdict, note, pairs, words };
}

function marked(
  exercise: Exercise,
  given: Given,
  forms: Forms,
): Pick<Answered, 'verdict' | 'note' | 'pairs'> {
  if (given.how === 'written' && 'line' in exercise && exercise.kind !== 'recognise') {
    return mark(answerOf(exercise), given.text, forms);
  }
  return { verdict: isRight(exercise, given) ? 'right' : 'wrong', note: null, pairs: [] };
}

function isRight(exercise: Exercise, given: Given): boolean {
  switch (given.how) {
    case 'chosen':
      return exercise.kind === 'recognise' && given.option === exercise.answer;
    case 'judged':
      return given.right;
    case 'matched':
      return given.missed.length === 0;
    case 'written':
      return false;
  }
}
