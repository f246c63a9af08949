import { quotedIn } from '@hajde/rules/words';
import type { QuestionFile } from './formats/unit.ts';
import type { Lexicon } from './lexicon.ts';
import type { Path } from './source.ts';

export interface AlbanianText {
  readonly text: string;
  /** Where it stands in the question. */
  readonly path: Path;
}

/**
 * What a learner must be able to read in Albanian: the phrase, the options, and the quoted sentence
 * with the gap.
 */
export function albanianOf(question: QuestionFile): AlbanianText[] {
  const texts: AlbanianText[] = [];
  if (question.audio) texts.push({ text: question.audio, path: ['audio'] });
  if (question.optionsLang === 'sq') {
    texts.push({ text: question.answer, path: ['answer'] });
    question.wrong.forEach((text, index) => {
      texts.push({ text, path: ['wrong', index] });
    });
    for (const text of quotedIn(question.question)) {
      if (text.includes(GAP)) texts.push({ text, path: ['question'] });
    }
  }
  return texts;
}

export const GAP = '___';

/**
 * The quoted parts of the question's text that are Albanian. The text itself is English and quotes
 * both languages; a quotation of which the lexicon knows every word is taken for Albanian.
 */
export function albanianQuotesOf(question: QuestionFile, lexicon: Lexicon): string[] {
  return quotedIn(question.question).filter(
    (text) =>
      (text.includes(GAP) && question.optionsLang === 'sq') ||
      lexicon.wordsIn(text).every(({ entry }) => entry !== undefined),
  );
}

/** The lemmas of the Albanian words that the question brings before the learner. */
export function lemmasOf(question: QuestionFile, lexicon: Lexicon): Set<string> {
  const texts = [
    ...albanianOf(question).map(({ text }) => text),
    ...albanianQuotesOf(question, lexicon),
  ];
  const words = texts.flatMap((text) => lexicon.wordsIn(text));
  return new Set(words.flatMap(({ entry }) => (entry ? [entry.lemma] : [])));
}
