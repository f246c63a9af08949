import { describe, expect, it } from 'vitest';
import type { PronunciationWord } from '../course/course.ts';
import {
  NEW_SESSION,
  type PronunciationSession,
  type PronunciationStep,
  sessionAverage,
  stepPronunciation,
  summaryOf,
} from './pronunciation-session.ts';

const WORDS: PronunciationWord[] = ['dhomë', 'mollë'].map((word) => {
  return { word, meaning: `the meaning of ${word}`, difficulty: 'beginner' };
});
const step = (...steps: PronunciationStep[]): PronunciationSession =>
  steps.reduce((practice, step) => stepPronunciation(practice, step, WORDS), NEW_SESSION);

describe('a session of ten words', () => {
  it('counts how often a word was recorded, understood or not', () => {
    expect(step({ type: 'missed' }, { type: 'heard', said: 'dome' })).toMatchObject({
      attempts: 2,
      said: 'dome',
    });
  });

  it('scores what was said last, with the feedback that fits', () => {
    const { result } = step(
      { type: 'heard', said: 'dome' },
      { type: 'heard', said: 'Dhomë' },
      { type: 'check' },
    );
    expect(result).toEqual({ word: 'dhomë', score: 100, attempts: 2, feedback: 'Excellent!' });
  });

  it('checks nothing while nothing was said, and a word only once', () => {
    expect(step({ type: 'check' })).toEqual(NEW_SESSION);
    const once = step({ type: 'heard', said: 'dhomë' }, { type: 'check' });
    expect(stepPronunciation(once, { type: 'check' }, WORDS)).toBe(once);
    expect(stepPronunciation(once, { type: 'heard', said: 'tjetër' }, WORDS)).toBe(once);
  });

  it('begins the next word at no attempts, and keeps the results', () => {
    expect(step({ type: 'heard', said: 'dhomë' }, { type: 'check' }, { type: 'next' })).toEqual({
      ...NEW_SESSION,
      at: 1,
      results: [{ word: 'dhomë', score: 100, attempts: 1, feedback: 'Excellent!' }],
    });
  });

  it('may leave a word out', () => {
    expect(step({ type: 'missed' }, { type: 'next' })).toEqual({ ...NEW_SESSION, at: 1 });
  });

  it('forgets everything when it begins again', () => {
    const steps: PronunciationStep[] = [{ type: 'heard', said: 'dhomë' }, { type: 'check' }];
    expect(step(...steps, { type: 'again' })).toEqual(NEW_SESSION);
  });
});

it('sums up over ten words, whether or not each was reached', () => {
  const { results } = step({ type: 'heard', said: 'dhomë' }, { type: 'check' });
  expect(summaryOf(results)).toEqual({ average: 10, practised: 1, excellent: 1 });
});

describe('the session average', () => {
  it('is the sum over ten words, however many were said', () => {
    expect(sessionAverage(Array(10).fill(85))).toBe(85);
    expect(sessionAverage([100, 50])).toBe(15);
    expect(sessionAverage([])).toBe(0);
  });
});
