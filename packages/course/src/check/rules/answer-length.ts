import type { QuestionFile } from '../../formats/unit.ts';
import type { UnitRead } from '../../read/content.ts';
import { problemIn } from '../../source/source.ts';
import type { Rule } from './rule.ts';

const MOST_OFTEN_LONGEST = 0.4;

export const answerLength: Rule = {
  why: 'Who always picks the longest option must not get far.',
  check: ({ units }) =>
    units.flatMap((unit) => {
      const { longest, all } = longestAnswers(unit);
      if (longest <= all * MOST_OFTEN_LONGEST) return [];
      const share = Math.round((100 * longest) / all);
      return [
        problemIn(
          unit.source,
          ['lessons'],
          `the answer is the longest option in ${longest} of ${all} questions (${share}%, at most 40%)`,
        ),
      ];
    }),
};

export function longestAnswers({ data }: UnitRead): { longest: number; all: number } {
  const questions = data.lessons.flatMap(({ questions }) => questions);
  return { longest: questions.filter(isAnswerLongest).length, all: questions.length };
}

/** Longer, in characters, than every wrong option: one of equal length hides it well enough. */
function isAnswerLongest({ answer, wrong }: QuestionFile): boolean {
  return wrong.every((option) => [...answer].length > [...option].length);
}
