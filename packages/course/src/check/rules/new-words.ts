import { lemmasOf } from '../../join/albanian-texts.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { type Content, type LessonAt, lessonsOf } from '../../read/content.ts';
import type { Problem } from '../../source/problem.ts';
import type { Rule } from './rule.ts';

const NEW_WORDS = { least: 5, most: 10 };
const USES = 2;

export const newWords: Rule = {
  why: 'A lesson brings 5 to 10 new words, each for the first time, and uses them more than once.',
  check: (content) =>
    lessonsOf(content).flatMap((at) => [
      ...wrongCount(at),
      ...at.lesson.newWords.flatMap((word, index) =>
        faultsOf(word, at, content.lexicon).map((reason) =>
          at.problem(['newWords', index], reason),
        ),
      ),
    ]),
};

export const introducedOnce: Rule = {
  why: 'A word is new once; afterwards it comes back.',
  check: (content) => {
    const seen = new Map<string, Problem>();
    return everyNewWord(content).flatMap(({ word, problem }) => {
      const first = seen.get(word);
      seen.set(word, first ?? problem('first'));
      if (!first) return [];
      return [problem(`"${word}" is already a new word in ${first.file}:${first.line}`)];
    });
  },
};

export function everyNewWord(content: Content) {
  return lessonsOf(content).flatMap((at) =>
    at.lesson.newWords.map((word, index) => ({
      word,
      at,
      problem: (reason: string) => at.problem(['newWords', index], reason),
    })),
  );
}

function wrongCount(at: LessonAt): Problem[] {
  const count = at.lesson.newWords.length;
  if (count >= NEW_WORDS.least && count <= NEW_WORDS.most) return [];
  const due = `${NEW_WORDS.least} to ${NEW_WORDS.most}`;
  return [at.problem(['newWords'], `the lesson has ${count} new words, not ${due}`)];
}

function faultsOf(word: string, { lesson }: LessonAt, lexicon: Lexicon): string[] {
  const entry = lexicon.entryOf(word);
  if (!entry) return [`the new word "${word}" is not in the lexicon`];
  if (entry.lemma !== word) return [`"${word}" is a form of "${entry.lemma}"; introduce that`];
  const uses = lesson.questions.filter((question) => lemmasOf(question, lexicon).has(word)).length;
  if (uses >= USES) return [];
  return [`the new word "${word}" is used by ${uses} of the lesson's questions, not by ${USES}`];
}
