import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isLastQuestion,
  isPerfect,
  type LessonAction,
  type LessonPlay,
  NEW_LESSON_PLAY,
  stepLesson,
} from './lesson-play.ts';

const questions = Array.from({ length: 7 }, () => ({
  options: ['po', 'jo', 'mirë', 'keq'],
  correctAnswer: 'po',
}));

const select = (option: string): LessonAction => ({ type: 'select', option });
const check: LessonAction = { type: 'check' };
const goOn: LessonAction = { type: 'continue' };
const right = [select('po'), check, goOn];
const wrong = [select('jo'), check, goOn];

function play(...actions: readonly LessonAction[]): LessonPlay {
  return actions.reduce((state, action) => stepLesson(state, action, questions), NEW_LESSON_PLAY);
}

describe('a question', () => {
  it('cannot be checked before an option is selected', () => {
    expect(play(check)).toEqual(NEW_LESSON_PLAY);
  });

  it('cannot be passed before it is checked', () => {
    expect(play(select('po'), goOn).at).toBe(0);
  });

  it('lets the option be changed until it is checked', () => {
    const state = play(select('jo'), select('po'), check);
    expect(state).toMatchObject({ selected: 'po', mistakes: 0, answers: ['po'] });
  });

  it('locks its options once checked', () => {
    expect(play(select('jo'), check, select('po'))).toEqual(play(select('jo'), check));
  });

  it('is checked once, however often the button is pressed', () => {
    expect(play(select('jo'), check, check, check)).toMatchObject({ mistakes: 1, hearts: 4 });
  });

  it('has only its own options', () => {
    expect(play(select('bukë'))).toEqual(NEW_LESSON_PLAY);
  });

  it('is followed by one with nothing selected', () => {
    expect(play(...right)).toMatchObject({ at: 1, selected: null, checked: false });
  });
});

describe('a lesson', () => {
  it('starts with five hearts, and each mistake costs one, down to none', () => {
    expect(NEW_LESSON_PLAY.hearts).toBe(5);
    const hearts = [1, 2, 5, 6].map((n) => play(...Array(n).fill(wrong).flat()).hearts);
    expect(hearts).toEqual([4, 3, 0, 0]);
  });

  it('goes on without hearts', () => {
    const state = play(...Array(6).fill(wrong).flat());
    expect(state).toMatchObject({ hearts: 0, mistakes: 6, at: 6, completed: false });
    expect([...wrong].reduce((s, a) => stepLesson(s, a, questions), state).completed).toBe(true);
  });

  it('is completed by going on from its last question, with an answer to each', () => {
    const state = play(...Array(6).fill(right).flat(), select('keq'), check);
    expect(isLastQuestion(state, questions)).toBe(true);
    expect(state.completed).toBe(false);
    const done = stepLesson(state, goOn, questions);
    expect(done.completed).toBe(true);
    expect(done.answers).toEqual(['po', 'po', 'po', 'po', 'po', 'po', 'keq']);
    expect(stepLesson(done, goOn, questions)).toBe(done);
  });

  it('is perfect without a mistake', () => {
    expect(isPerfect(play(...Array(7).fill(right).flat()))).toBe(true);
    expect(isPerfect(play(...wrong, ...right))).toBe(false);
  });

  it('has as many mistakes as wrong answers, whatever is pressed', () => {
    const anyAction = fc.oneof(
      fc.constantFrom('po', 'jo', 'bukë').map(select),
      fc.constant(check),
      fc.constant(goOn),
    );
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 60 }), (actions) => {
        const { answers, mistakes, hearts, at, checked, completed } = play(...actions);
        expect(mistakes).toBe(answers.filter((answer) => answer !== 'po').length);
        expect(hearts).toBe(Math.max(0, 5 - mistakes));
        expect(answers).toHaveLength(at + (checked ? 1 : 0));
        if (completed) expect(answers).toHaveLength(questions.length);
      }),
    );
  });
});
