import type { Forms } from '@hajde/albanian/forms/forms';
import type { Pair } from '@hajde/albanian/marking/align';
import { markInFull } from '@hajde/albanian/marking/full-spelling';
import { faultsIn, mark, type Verdict, verdictOnWord } from '@hajde/albanian/marking/mark';
import { answerOf, type Exercise } from './exercise.ts';
import { reviewsOfSentence, type WordVerdict } from './reviews-of-sentence.ts';

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
  readonly words: readonly WordVerdict[];
}

export function markExercise(exercise: Exercise, given: Given, forms: Forms): Answered {
  const { verdict, note, pairs } = marked(exercise, given, forms);
  return { given, verdict, note, pairs, words: wordsOf(exercise, given, verdict, pairs) };
}

function wordsOf(
  exercise: Exercise,
  given: Given,
  verdict: Verdict,
  pairs: readonly Pair[],
): readonly WordVerdict[] {
  if (exercise.kind === 'match') {
    return exercise.pairs.map(({ wordId }) => {
      const found = given.how === 'matched' && !given.missed.includes(wordId);
      return { wordId, verdict: found ? 'right' : 'wrong' };
    });
  }
  const { wordId } = exercise;
  // One word of it alone is asked for; so it was in sentences that an older app has kept for the tab.
  if (!('words' in exercise)) return [{ wordId, verdict }];
  // What was said and judged by the learner was right as a whole, or nobody knows where it was not.
  const isJudged = given.how !== 'written';
  const words = exercise.words.map((word) => ({
    ...word,
    verdict: isJudged ? verdict : verdictOnWord(word.forms, pairs),
  }));
  return reviewsOfSentence(words, isJudged && verdict === 'wrong' ? 1 : faultsIn(pairs));
}

function marked(
  exercise: Exercise,
  given: Given,
  forms: Forms,
): Pick<Answered, 'verdict' | 'note' | 'pairs'> {
  if (given.how === 'written' && 'line' in exercise && exercise.kind !== 'recognise') {
    if (exercise.kind === 'chat') return markInFull(answerOf(exercise), given.text, forms);
    const around = exercise.kind === 'fill' ? exercise.marked : {};
    return mark(answerOf(exercise), given.text, forms, [], around);
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
