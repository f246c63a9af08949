import type { LessonFile } from '../formats/unit.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { lemmasOf } from './albanian-texts.ts';

/** Which of a lesson's questions bring each of its new words before the learner, by their places. */
export function usesOf(
  { newWords, questions }: LessonFile,
  lexicon: Lexicon,
): Record<string, readonly number[]> {
  const lemmas = questions.map((question) => lemmasOf(question, lexicon));
  return Object.fromEntries(
    newWords.map((word) => [
      word,
      lemmas.flatMap((inQuestion, place) => (inQuestion.has(word) ? [place] : [])),
    ]),
  );
}
