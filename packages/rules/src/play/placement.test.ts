import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEVELS, type Level } from '../course/course.ts';
import {
  levelForScore,
  PLACEMENT_MAX_SCORE,
  PLACEMENT_QUESTIONS,
  POINTS_BY_DIFFICULTY,
  scorePlacement,
} from './placement.ts';

const difficulties: Level[] = [
  ...Array<Level>(6).fill('beginner'),
  ...Array<Level>(9).fill('intermediate'),
  ...Array<Level>(5).fill('advanced'),
];
const questions = difficulties.map((difficulty, i) => ({
  difficulty,
  correctAnswer: `right ${i}`,
}));
const allRight = questions.map(({ correctAnswer }) => correctAnswer);

describe('the placement level', () => {
  it.each([
    [0, 'beginner'],
    [15, 'beginner'],
    [16, 'intermediate'],
    [27, 'intermediate'],
    [28, 'advanced'],
    [39, 'advanced'],
  ])('for %i of 39 points is %s', (score, level) => {
    expect(levelForScore(score)).toBe(level);
  });

  it('follows the share of 39 for every score', () => {
    for (let score = 0; score <= PLACEMENT_MAX_SCORE; score += 1) {
      const percent = (100 * score) / 39;
      const level = percent >= 70 ? 'advanced' : percent >= 40 ? 'intermediate' : 'beginner';
      expect(levelForScore(score)).toBe(level);
    }
  });
});

describe('the placement score', () => {
  it('is 39 with all 20 answers right', () => {
    expect(questions).toHaveLength(PLACEMENT_QUESTIONS);
    expect(scorePlacement(questions, allRight)).toEqual({ score: 39, level: 'advanced' });
  });

  it('is 0, and the level beginner, without answers', () => {
    expect(scorePlacement(questions, [])).toEqual({ score: 0, level: 'beginner' });
  });

  it('counts nothing for an answer that is missing, unknown or right for another question', () => {
    expect(
      scorePlacement(questions, [null, undefined, '', 'no such option', 'right 0']).score,
    ).toBe(0);
  });

  it('ignores answers beyond the last question', () => {
    expect(scorePlacement(questions, [...allRight, 'right 0', 'right 1']).score).toBe(39);
  });

  it('gives 1, 2 or 3 points for each right answer', () => {
    expect(LEVELS.map((level) => POINTS_BY_DIFFICULTY[level])).toEqual([1, 2, 3]);
    fc.assert(
      fc.property(fc.nat(19), (i) => {
        const answers = allRight.map((answer, j) => (i === j ? answer : 'wrong'));
        expect(scorePlacement(questions, answers).score).toBe(
          POINTS_BY_DIFFICULTY[difficulties[i]!],
        );
      }),
    );
  });
});
