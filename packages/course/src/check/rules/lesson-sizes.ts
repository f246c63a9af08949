import { type Content, lessonsOf } from '../../read/content.ts';
import type { Problem } from '../../source/problem.ts';
import { problemIn } from '../../source/source.ts';
import type { Rule } from './rule.ts';

const QUESTIONS = { least: 8, most: 15 };
const UNITS_OF_FIVE = 4;

export const lessonSizes: Rule = {
  why: 'Units 1-4 have 5 lessons and later ones 3 to 5; a lesson takes a few minutes, never an hour.',
  check: (content) => [...lessonCounts(content), ...questionCounts(content)],
};

function lessonCounts({ units }: Content): Problem[] {
  return units.flatMap(({ order, source, data }) => {
    const count = data.lessons.length;
    const least = order <= UNITS_OF_FIVE ? 5 : 3;
    if (count >= least && count <= 5) return [];
    const due = least === 5 ? 'exactly 5' : '3 to 5';
    return [problemIn(source, ['lessons'], `unit ${order} has ${count} lessons, not ${due}`)];
  });
}

function questionCounts(content: Content): Problem[] {
  return lessonsOf(content).flatMap((at) => {
    const count = at.lesson.questions.length;
    if (count >= QUESTIONS.least && count <= QUESTIONS.most) return [];
    const due = `${QUESTIONS.least} to ${QUESTIONS.most}`;
    return [at.problem(['questions'], `the lesson has ${count} questions, not ${due}`)];
  });
}
