import { LEVELS, PLACEMENT_CATEGORIES } from '@hajde/rules/course/course';
import {
  PLACEMENT_MAX_SCORE,
  PLACEMENT_QUESTIONS,
  POINTS_BY_DIFFICULTY,
} from '@hajde/rules/play/placement';
import { problemIn } from '../../source/source.ts';
import type { Rule } from './rule.ts';

/** Five of each level, then five that rise once more. */
const LEVELS_IN_ORDER = [
  ...LEVELS.flatMap((level) => Array.from({ length: 5 }, () => level)),
  'beginner',
  ...Array.from({ length: 4 }, () => 'intermediate'),
];
const BEGINNER_VOCABULARY = 5;

export const placementTotals: Rule = {
  why: 'Section 9: 20 questions, 39 points; section 3: how the levels and categories are mixed.',
  check: ({ placement }) => {
    if (!placement) return [];
    const questions = placement.data;
    const reasons = [];
    if (questions.length !== PLACEMENT_QUESTIONS) {
      reasons.push(`there are ${questions.length} placement questions, not ${PLACEMENT_QUESTIONS}`);
    }
    LEVELS_IN_ORDER.forEach((due, index) => {
      const { difficulty } = questions[index] ?? {};
      if (difficulty !== undefined && difficulty !== due) {
        reasons.push(`placement question ${index + 1} is ${difficulty}, not ${due}`);
      }
    });
    const points = questions.reduce(
      (sum, { difficulty }) => sum + POINTS_BY_DIFFICULTY[difficulty],
      0,
    );
    if (points !== PLACEMENT_MAX_SCORE) {
      reasons.push(`the placement test has ${points} points, not ${PLACEMENT_MAX_SCORE}`);
    }
    const easyWords = questions.filter(
      ({ difficulty, category }) => difficulty === 'beginner' && category === 'vocabulary',
    ).length;
    if (easyWords < BEGINNER_VOCABULARY) {
      reasons.push(`${easyWords} questions are beginner vocabulary, not ${BEGINNER_VOCABULARY}`);
    }
    for (const category of PLACEMENT_CATEGORIES) {
      if (!questions.some((question) => question.category === category)) {
        reasons.push(`no placement question is about ${category}`);
      }
    }
    return reasons.map((reason) => problemIn(placement.source, [], reason));
  },
};
