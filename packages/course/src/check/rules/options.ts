import { normalise } from '@hajde/albanian/text/words';
import { OPTIONS_PER_QUESTION } from '../../join/answer-places.ts';
import { type Content, everyQuestion } from '../../read/content.ts';
import type { Problem } from '../../source/problem.ts';
import { type Path, problemIn } from '../../source/source.ts';
import type { Rule } from './rule.ts';

const WRONG_OPTIONS = OPTIONS_PER_QUESTION - 1;

export const options: Rule = {
  why: 'A question has four options that differ, and exactly one of them is right.',
  check: (content) => [
    ...everyQuestion(content).flatMap(({ question, problem }) => faultsOf(question, problem)),
    ...ofPlacement(content),
  ],
};

function ofPlacement({ placement }: Content): Problem[] {
  if (!placement) return [];
  return placement.data.flatMap((question, index) =>
    faultsOf(question, (path, reason) => problemIn(placement.source, [index, ...path], reason)),
  );
}

function faultsOf(
  { answer, wrong }: { readonly answer: string; readonly wrong: readonly string[] },
  problem: (path: Path, reason: string) => Problem,
): Problem[] {
  const problems = [];
  if (wrong.length !== WRONG_OPTIONS) {
    const hint = wrong.length > WRONG_OPTIONS ? ' (quote an option that has a comma)' : '';
    problems.push(
      problem(['wrong'], `there are ${wrong.length} wrong options, not ${WRONG_OPTIONS}${hint}`),
    );
  }
  wrong.forEach((option, index) => {
    if (same(option, answer)) {
      problems.push(problem(['answer'], 'the answer is also among the wrong options'));
    } else if (wrong.slice(0, index).some((earlier) => same(earlier, option))) {
      problems.push(problem(['wrong', index], `the wrong option "${option}" is there twice`));
    }
  });
  return problems;
}

/** Options that differ only in capitals or in punctuation at the end read as the same. */
function same(a: string, b: string): boolean {
  const bare = (text: string) =>
    normalise(text)
      .toLowerCase()
      .replace(/[.!?…]+$/, '')
      .trim();
  return bare(a) === bare(b);
}
