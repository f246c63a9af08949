import type { Lesson } from '@hajde/rules/course/course';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { definitionOf } from './definitions.ts';

/** What the new words of a lesson mean; they stand there in their dictionary form, often in no phrase. */
export function newWordMeanings(
  { newWords }: Pick<Lesson, 'newWords'>,
  lexicon: Lexicon,
): Record<string, string> {
  return Object.fromEntries(
    newWords.flatMap((word) => {
      const entry = lexicon.lookUp(word);
      return entry ? [[word, definitionOf(entry)] as const] : [];
    }),
  );
}
