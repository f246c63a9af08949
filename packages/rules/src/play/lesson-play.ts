import type { Question } from '../course/course.ts';
import { HEARTS_PER_LESSON, heartsAfterMistake } from '../game/hearts.ts';

/** A lesson being played. Plain data, so that a tab can keep it and take it up again. */
export interface LessonPlay {
  readonly at: number;
  readonly selected: string | null;
  readonly checked: boolean;
  readonly mistakes: number;
  readonly hearts: number;
  /** For each question checked so far, the option that was checked. */
  readonly answers: readonly string[];
  readonly completed: boolean;
}

export type LessonAction =
  | { readonly type: 'select'; readonly option: string }
  | { readonly type: 'check' }
  /** Continue, which is Complete on the last question. */
  | { readonly type: 'continue' };

type Playable = Pick<Question, 'options' | 'correctAnswer'>;

export const NEW_LESSON_PLAY: LessonPlay = {
  at: 0,
  selected: null,
  checked: false,
  mistakes: 0,
  hearts: HEARTS_PER_LESSON,
  answers: [],
  completed: false,
};

/** What cannot be done now changes nothing: no check without a choice, no choice after the check. */
export function stepLesson(
  play: LessonPlay,
  action: LessonAction,
  questions: readonly Playable[],
): LessonPlay {
  const question = questions[play.at];
  if (!question || play.completed) return play;
  switch (action.type) {
    case 'select':
      if (play.checked || !question.options.includes(action.option)) return play;
      return { ...play, selected: action.option };
    case 'check':
      return check(play, question);
    case 'continue':
      if (!play.checked) return play;
      if (isLastQuestion(play, questions)) return { ...play, completed: true };
      return { ...play, at: play.at + 1, selected: null, checked: false };
  }
}

export function isLastQuestion(play: LessonPlay, questions: readonly Playable[]): boolean {
  return play.at === questions.length - 1;
}

export function isPerfect(play: LessonPlay): boolean {
  return play.mistakes === 0;
}

function check(play: LessonPlay, question: Playable): LessonPlay {
  if (play.checked || play.selected === null) return play;
  const answered = { ...play, checked: true, answers: [...play.answers, play.selected] };
  if (play.selected === question.correctAnswer) return answered;
  return { ...answered, mistakes: play.mistakes + 1, hearts: heartsAfterMistake(play.hearts) };
}
