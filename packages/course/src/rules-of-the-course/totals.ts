import { QUESTION_KINDS } from '@hajde/rules/course';
import { everyQuestion, lessonsOf } from '../content.ts';
import type { Rule } from './rule.ts';

export const LAST_UNIT = 35;
const LESSONS = 130;
const QUESTIONS = 1200;
const WITH_AUDIO = 0.8;
const WITH_EXPLANATION = 0.6;

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
  why: 'A language is heard, and an answer explained: audio on 80%, an explanation on 60%.',
  check: (content) => {
    const questions = everyQuestion(content).map(({ question }) => question);
    const share = (field: 'audio' | 'explanation') =>
      questions.filter((question) => question[field]).length / Math.max(1, questions.length);
    return [
      ...tooFew('audio', share('audio'), WITH_AUDIO),
      ...tooFew('explanation', share('explanation'), WITH_EXPLANATION),
    ].map(ofAllUnits);
  },
};

function tooFew(field: string, share: number, least: number): string[] {
  if (share >= least) return [];
  const percent = (part: number) => `${(100 * part).toFixed(1)}%`;
  return [`${percent(share)} of the questions have ${field}, at least ${percent(least)} are due`];
}

function ofAllUnits(reason: string) {
  return { file: 'content/units', line: 1, reason };
}
