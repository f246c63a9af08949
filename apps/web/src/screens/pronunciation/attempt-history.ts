import type { Answer } from '@hajde/contract/types';

/** What the server keeps of the learner's attempts, the newest first. */
export type Attempts = Answer<'GET /api/users/:id/pronunciation'>;

export type Trend = 'up' | 'down' | 'steady';

/** How a word has gone over time. */
export interface WordHistory {
  readonly best: number;
  /** The last few scores, the oldest first. */
  readonly scores: readonly number[];
  /** Of the last attempt against those before; null where there is only one. */
  readonly trend: Trend | null;
}

const SHOWN = 8;
/** A point more or less is chance. */
const NOTABLE = 5;

export function historyOf(attempts: Attempts, word: string): WordHistory | null {
  const scores = attempts
    .filter((attempt) => attempt.word === word)
    .map(({ score }) => score)
    .reverse();
  if (scores.length === 0) return null;
  return { best: Math.max(...scores), scores: scores.slice(-SHOWN), trend: trendOf(scores) };
}

function trendOf(scores: readonly number[]): Trend | null {
  const before = scores.slice(0, -1).slice(-SHOWN);
  const last = scores.at(-1);
  if (before.length === 0 || last === undefined) return null;
  const change = last - before.reduce((sum, score) => sum + score, 0) / before.length;
  if (Math.abs(change) < NOTABLE) return 'steady';
  return change > 0 ? 'up' : 'down';
}
