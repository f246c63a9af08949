import { lemmasOf } from '../../join/albanian-texts.ts';
import { type Content, lessonsOf } from '../../read/content.ts';
import { everyNewWord } from './new-words.ts';
import type { Rule } from './rule.ts';

const RETURNS = 2;

export const recurrence: Rule = {
  why: 'A word met once is forgotten: it returns in two later lessons, while lessons are left.',
  check: (content) =>
    returnsOfEachWord(content)
      .filter(({ returns, due }) => returns < due)
      .map(({ word, returns, due, problem }) =>
        problem(`"${word}" returns in ${returns} later lessons, at least ${due} are due`),
      ),
};

export function returnsOfEachWord(content: Content) {
  const lessons = lessonsOf(content);
  const lemmas = lessons.map(
    ({ lesson }) =>
      new Set(lesson.questions.flatMap((question) => [...lemmasOf(question, content.lexicon)])),
  );
  return everyNewWord(content).map((newWord) => {
    const later = lemmas.slice(newWord.at.place + 1);
    return {
      ...newWord,
      returns: later.filter((words) => words.has(newWord.word)).length,
      due: Math.min(RETURNS, later.length),
    };
  });
}
