import {
  kosovoFormsIn,
  kosovoWordsIn,
  type Pattern,
  patternsIn,
} from '@hajde/albanian/regions/kosovo-forms';
import type { QuestionFile } from '../formats/unit.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { type Content, everyQuestion } from '../read/content.ts';

/** How many lines there are, and how many of them have any form of Kosovo's, or each pattern. */
interface LineCounts {
  readonly lines: number;
  readonly any: number;
  /** The same without those whose only form is "s'", which the standard has as well. */
  readonly words: number;
  readonly patterns: Readonly<Record<Pattern, number>>;
}

const FIRST_UNIT_AS_SPOKEN = 4;

/** What people say from unit 4 on: not what is read, and not what is there for the ear only. */
export function spokenLines(content: Content, unit?: number): QuestionFile[] {
  return linesOf(content, unit).filter(({ read, heard }) => !read && !heard);
}

/** Every line with a sound from unit 4 on, or of one unit. */
export function linesOf(content: Content, unit?: number): QuestionFile[] {
  return everyQuestion(content)
    .filter(({ in: { unit: of } }) =>
      unit === undefined ? of.order >= FIRST_UNIT_AS_SPOKEN : of.order === unit,
    )
    .flatMap(({ question }) => (question.audio === undefined ? [] : [question]));
}

export function countLines(questions: readonly QuestionFile[], lexicon: Lexicon): LineCounts {
  const texts = questions.map(({ audio = '' }) => audio);
  const having = (pattern: Pattern) =>
    texts.filter((text) => patternsIn(text, lexicon).includes(pattern)).length;
  return {
    lines: texts.length,
    any: texts.filter((text) => kosovoFormsIn(text, lexicon).length > 0).length,
    words: texts.filter((text) => kosovoWordsIn(text, lexicon).length > 0).length,
    patterns: {
      'me + participle': having('me + participle'),
      'jena, kena': having('jena, kena'),
      'kam me': having('kam me'),
      tu: having('tu'),
    },
  };
}

/** How many right and wrong options of the kind "polite" there are, and how many are of Kosovo. */
export function politeOptions(content: Content) {
  const polite = everyQuestion(content)
    .map(({ question }) => question)
    .filter(({ kind, optionsLang }) => kind === 'polite' && optionsLang === 'sq');
  const count = (options: readonly string[]) => {
    const kosovo = options.filter((option) => kosovoWordsIn(option, content.lexicon).length > 0);
    return { all: options.length, kosovo: kosovo.length };
  };
  return {
    right: count(polite.map(({ answer }) => answer)),
    wrong: count(polite.flatMap(({ wrong }) => wrong)),
  };
}
