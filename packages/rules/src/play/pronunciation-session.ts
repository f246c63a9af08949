import type { PronunciationWord } from '../course/course.ts';
import {
  EXCELLENT_FROM,
  type PronunciationFeedback,
  pronunciationFeedback,
  pronunciationScore,
} from './pronunciation.ts';

export const PRONUNCIATION_WORDS = 10;

/** How a word went. */
export interface WordResult {
  readonly word: string;
  readonly score: number;
  readonly attempts: number;
  readonly feedback: PronunciationFeedback;
}

/** A session of ten words, one at a time: each is recorded, then checked. */
export interface PronunciationSession {
  readonly at: number;
  /** How often the word on the screen has been recorded. */
  readonly attempts: number;
  /** What was understood of the last recording. */
  readonly said: string;
  /** Of the word on the screen, once it is checked. */
  readonly result: WordResult | null;
  readonly results: readonly WordResult[];
}

export type PronunciationStep =
  | { readonly type: 'heard'; readonly said: string }
  | { readonly type: 'missed' }
  | { readonly type: 'check' }
  | { readonly type: 'next' }
  | { readonly type: 'again' };

export const NEW_SESSION: PronunciationSession = {
  at: 0,
  attempts: 0,
  said: '',
  result: null,
  results: [],
};

export function stepPronunciation(
  session: PronunciationSession,
  step: PronunciationStep,
  words: readonly PronunciationWord[],
): PronunciationSession {
  switch (step.type) {
    case 'heard':
      if (session.result) return session;
      return { ...session, attempts: session.attempts + 1, said: step.said };
    case 'missed':
      return session.result ? session : { ...session, attempts: session.attempts + 1 };
    case 'check':
      return checked(session, words[session.at]);
    case 'next':
      return { ...NEW_SESSION, at: session.at + 1, results: session.results };
    case 'again':
      return NEW_SESSION;
  }
}

/** A check needs something that was said, and a word is checked once. */
function checked(
  session: PronunciationSession,
  target: PronunciationWord | undefined,
): PronunciationSession {
  const { said, attempts, results } = session;
  if (said === '' || session.result || !target) return session;
  const score = pronunciationScore(said, target.word);
  const feedback = pronunciationFeedback(score);
  const result = { word: target.word, score, attempts, feedback };
  return { ...session, result, results: [...results, result] };
}

interface Summary {
  readonly average: number;
  readonly practised: number;
  readonly excellent: number;
}

export function summaryOf(results: readonly WordResult[]): Summary {
  const scores = results.map(({ score }) => score);
  return {
    average: sessionAverage(scores),
    practised: results.length,
    excellent: scores.filter((score) => score >= EXCELLENT_FROM).length,
  };
}

/** Over the ten words of a session, whether or not each was reached. */
export function sessionAverage(scores: readonly number[]): number {
  return scores.reduce((sum, score) => sum + score, 0) / PRONUNCIATION_WORDS;
}
