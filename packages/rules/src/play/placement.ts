import type { Level, PlacementQuestion } from '../course/course.ts';

export const PLACEMENT_QUESTIONS = 20;
export const PLACEMENT_MAX_SCORE = 39;

export const POINTS_BY_DIFFICULTY = {
  beginner: 1,
  intermediate: 2,
  advanced: 3,
} as const satisfies Record<Level, number>;

/** In tenths of the highest score, so that the comparison stays among whole numbers. */
const ADVANCED_FROM_TENTHS = 7;
const INTERMEDIATE_FROM_TENTHS = 4;

/** Score and level of a test. Answers are option texts in the order of the questions; null is wrong. */
export function scorePlacement(
  questions: readonly Pick<PlacementQuestion, 'correctAnswer' | 'difficulty'>[],
  answers: readonly (string | null | undefined)[],
): { score: number; level: Level } {
  const points = questions.map(({ correctAnswer, difficulty }, i) =>
    answers[i] === correctAnswer ? POINTS_BY_DIFFICULTY[difficulty] : 0,
  );
  const score = points.reduce<number>((sum, each) => sum + each, 0);
  return { score, level: levelForScore(score) };
}

export function levelForScore(score: number): Level {
  if (score * 10 >= PLACEMENT_MAX_SCORE * ADVANCED_FROM_TENTHS) return 'advanced';
  if (score * 10 >= PLACEMENT_MAX_SCORE * INTERMEDIATE_FROM_TENTHS) return 'intermediate';
  return 'beginner';
}
