import { quotedIn } from '@hajde/albanian/text/words';
import type { QuestionFile } from '../formats/unit.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Path } from '../source/source.ts';

interface AlbanianText {
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

type Asked = Pick<QuestionFile, 'question' | 'optionsLang'>;

/** The quoted parts of the question's text that are Albanian; the text itself is English. */
export function albanianQuotesOf({ question, optionsLang }: Asked, lexicon: Lexicon): string[] {
  return quotedIn(question).filter(
    (text) => (text.includes(GAP) && optionsLang === 'sq') || isAlbanian(text, lexicon),
  );
}

/** What a question quotes in Albanian, its explanation too. */
export function quotedInAlbanian(
  question: Asked & Pick<QuestionFile, 'explanation'>,
  lexicon: Lexicon,
): string[] {
  const explained = quotedIn(question.explanation ?? '');
  return [
    ...albanianQuotesOf(question, lexicon),
    ...explained.filter((text) => isAlbanian(text, lexicon)),
  ];
}

/**
 * The course quotes both languages in the same marks. A quotation is taken for Albanian where the
 * lexicon knows every word of it, if only as the standard form of a word of Kosovo, or where it has
 * letters that English has not.
 */
function isAlbanian(text: string, lexicon: Lexicon): boolean {
  if (ENGLISH.test(text)) return false;
  if (/[ëç]/i.test(text) || lexicon.isStandardForm(text)) return true;
  return lexicon.wordsIn(text).every(({ entry }) => entry !== undefined);
}

/** "The" is Albanian too (you said), and "more" (hey); no quotation of the course begins so. */
const ENGLISH = /^the\b/i;

/** The lemmas of the Albanian words that the question brings before the learner. */
export function lemmasOf(question: QuestionFile, lexicon: Lexicon): Set<string> {
  const texts = [
    ...albanianOf(question).map(({ text }) => text),
    ...albanianQuotesOf(question, lexicon),
  ];
  const words = texts.flatMap((text) => lexicon.wordsIn(text));
  return new Set(words.flatMap(({ entry }) => (entry ? [entry.lemma] : [])));
}
