import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLACEMENT_QUESTIONS } from './placement.ts';
import {
  canGoOn,
  isLastQuestion,
  type PlacementAction,
  type PlacementSession,
  startPlacement,
  stepPlacement,
} from './placement-session.ts';

const choose = (option: string): PlacementAction => ({ type: 'choose', option });
const next: PlacementAction = { type: 'next' };
const back: PlacementAction = { type: 'back' };

function play(
  actions: readonly PlacementAction[],
  questions = PLACEMENT_QUESTIONS,
): PlacementSession {
  return actions.reduce(stepPlacement, startPlacement(questions));
}

describe('the placement test', () => {
  it('goes on only with an answer', () => {
    expect(canGoOn(play([]))).toBe(false);
    expect(play([next]).at).toBe(0);
    expect(play([choose('bukë'), next]).at).toBe(1);
    expect(canGoOn(play([choose('bukë'), next]))).toBe(false);
  });

  it('lets an answer be changed until Next', () => {
    expect(play([choose('bukë'), choose('ujë'), next]).answers[0]).toBe('ujë');
  });

  it('keeps the answers when the learner goes back', () => {
    const session = play([back, choose('bukë'), next, choose('ujë'), back]);
    expect(session.at).toBe(0);
    expect(session.answers.slice(0, 3)).toEqual(['bukë', 'ujë', null]);
  });

  it('finishes on the last question, with an answer to each', () => {
    const answered = Array.from({ length: 20 }, (_, i) => [choose(`option ${i}`), next]).flat();
    expect(isLastQuestion(play(answered.slice(0, -2)))).toBe(true);
    const done = play(answered);
    expect(done.finished).toBe(true);
    expect(done.answers).toEqual(Array.from({ length: 20 }, (_, i) => `option ${i}`));
    expect(stepPlacement(done, choose('late'))).toBe(done);
  });

  it('is never finished with a question unanswered, nor outside its questions', () => {
    const anyAction = fc.oneof(
      fc.constantFrom(next, next, back),
      fc.string({ maxLength: 3 }).map(choose),
    );
    fc.assert(
      fc.property(
        fc.array(anyAction, { maxLength: 40 }),
        fc.integer({ min: 1, max: 5 }),
        (actions, n) => {
          const session = play(actions, n);
          expect(session.at).toBeGreaterThanOrEqual(0);
          expect(session.at).toBeLessThan(n);
          expect(session.answers).toHaveLength(n);
          expect(session.finished && session.answers.includes(null)).toBe(false);
        },
      ),
    );
  });
});
