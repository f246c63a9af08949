import type { QuestionFile } from '../../formats/unit.ts';
import { GAP } from '../../join/albanian-texts.ts';
import { everyQuestion } from '../../read/content.ts';
import type { Path } from '../../source/source.ts';
import type { Rule } from './rule.ts';

export const gapSentences: Rule = {
  why: 'Practice asks for whole sentences: what completes one says which, and what all of it means.',
  check: (content) =>
    everyQuestion(content).flatMap(({ question, problem }) =>
      faultsOfSentence(question).map((reason) => problem(['question'], reason)),
    ),
};

export const wholeLines: Rule = {
  why: 'Nobody can say "high" in Albanian and mean "The price is very high".',
  check: (content) =>
    everyQuestion(content).flatMap(({ question, problem }) =>
      askedLines(question)
        .filter(({ english }) => english !== undefined && !isSentence(english))
        .map(({ english, path }) => problem(path, `"${english}" is not a whole sentence`)),
    ),
};

function faultsOfSentence({ kind, question, sentence }: QuestionFile): string[] {
  const completes = (kind === 'gap' || kind === 'form') && question.includes(GAP);
  if (!sentence) return completes ? [`the sentence with its gap is missing: "sentence: …"`] : [];
  const { albanian, english } = sentence;
  if (albanian.split(GAP).length !== 2) return [`the sentence "${albanian}" has not one ${GAP}`];
  if (!english) return [`the English of "${albanian}" is missing`];
  return question.includes(albanian) ? [] : [`the question does not show "${albanian}"`];
}

/** What practice can ask a learner to build, type or say. */
function askedLines(question: QuestionFile): { english: string | undefined; path: Path }[] {
  const { kind, optionsLang, sentence, audio, translation, optionsEnglish } = question;
  const answered = optionsLang === 'sq' && (kind === 'say' || kind === 'reply');
  return [
    ...(audio === undefined ? [] : [{ english: translation, path: ['audio'] }]),
    ...(answered ? [{ english: optionsEnglish[0], path: ['answer'] }] : []),
    ...(sentence ? [{ english: sentence.english, path: ['sentence'] }] : []),
  ];
}

/** It begins as one and ends as one; to whom it is said may follow in brackets. */
const isSentence = (english: string) =>
  /^["'“‘(…]*[\p{Lu}\d€]/u.test(english) && /[.!?…]["'”’)]*( \([^()]+\))?$/u.test(english);
