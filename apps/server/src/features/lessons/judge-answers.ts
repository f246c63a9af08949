import type { Lesson } from '@hajde/rules/course';

export interface Judged {
  readonly perfect: boolean;
  readonly mistakes: number;
  readonly right: number;
  readonly wrong: number;
}

/**
 * How a lesson went. The answers decide where they fit the lesson; without them (or after the
 * lesson has changed) the claim does, and an imperfect lesson counts as one mistake.
 */
export function judge(
  { questions }: Pick<Lesson, 'questions'>,
  { perfect, answers }: { perfect: boolean; answers: readonly string[] | undefined },
): Judged {
  const mistakes =
    answers?.length === questions.length
      ? questions.filter((question, i) => question.correctAnswer !== answers[i]).length
      : perfect
        ? 0
        : 1;
  return { perfect: mistakes === 0, mistakes, right: questions.length - mistakes, wrong: mistakes };
}
