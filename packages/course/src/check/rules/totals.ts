import { QUESTION_KINDS } from '@hajde/rules/course/course';
import { everyQuestion, lessonsOf } from '../../read/content.ts';
import type { Rule } from './rule.ts';

export const LAST_UNIT = 35;
const LESSONS = 130;
const QUESTIONS = 1200;
const WITH_AUDIO = 0.8;

export const totals: Rule = {
  why: 'The course is as long as it was promised, and asks in every way that it knows.',
  check: (content) => {
    const questions = everyQuestion(content).map(({ question }) => question);
    const lessons = lessonsOf(content).length;
    const reasons = [];
    if (content.units.length !== LAST_UNIT) {
      reasons.push(`there are ${content.units.length} units, not ${LAST_UNIT}`);
    }
    if (lessons < LESSONS)
      reasons.push(`there are ${lessons} lessons, at least ${LESSONS} are due`);
    if (questions.length < QUESTIONS) {
      reasons.push(`there are ${questions.length} questions, at least ${QUESTIONS} are due`);
    }
    for (const kind of QUESTION_KINDS) {
      if (!questions.some((question) => question.kind === kind)) {
        reasons.push(`no question is of the kind "${kind}"`);
      }
    }
    return reasons.map(ofAllUnits);
  },
};

export const coverage: Rule = {
  why: 'A language is heard: 80% of the questions have audio.',
  check: (content) => {
    const questions = everyQuestion(content);
    const heard = questions.filter(({ question }) => question.audio).length;
    const share = heard / Math.max(1, questions.length);
    if (share >= WITH_AUDIO) return [];
    const percent = (part: number) => `${(100 * part).toFixed(1)}%`;
    return [
      ofAllUnits(
        `${percent(share)} of the questions have audio, at least ${percent(WITH_AUDIO)} are due`,
      ),
    ];
  },
};

function ofAllUnits(reason: string) {
  return { file: 'content/units', line: 1, reason };
}
