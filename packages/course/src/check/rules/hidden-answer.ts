import { bareWords, containsWords } from '@hajde/albanian/text/words';
import type { QuestionFile } from '../../formats/unit.ts';
import { albanianQuotesOf } from '../../join/albanian-texts.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { everyQuestion } from '../../read/content.ts';
import type { Rule } from './rule.ts';

export const hiddenAnswer: Rule = {
  why: 'Who can read the answer off the page has learnt nothing.',
  check: (content) =>
    everyQuestion(content)
      .filter(({ question }) => question.optionsLang === 'sq')
      .flatMap(({ question, problem }) => [
        ...(question.kind !== 'listen' && containsWords(question.audio ?? '', question.answer)
          ? [problem(['audio'], `the visible phrase contains the answer "${question.answer}"`)]
          : []),
        ...(textTells(question, content.lexicon)
          ? [problem(['question'], `the question contains the answer "${question.answer}"`)]
          : []),
      ]),
};

/** Albanian words that are English ones too: English text that has them gives nothing away. */
const ENGLISH_TOO = 'a ate as bar bash do fare fat hall he i me more send'.split(' ');

function textTells(question: QuestionFile, lexicon: Lexicon): boolean {
  const words = bareWords(question.answer);
  const [only = ''] = words;
  if (words.length > 1 || !ENGLISH_TOO.includes(only)) {
    return containsWords(question.question, question.answer);
  }
  return albanianQuotesOf(question, lexicon).some((text) => containsWords(text, only));
}
