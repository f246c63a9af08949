import { describe, expect, it } from 'vitest';
import { type Attempts, historyOf } from './attempt-history.ts';

/** The oldest first, as they were made; the server gives the newest first. */
const kept = (...scores: number[]): Attempts =>
  scores
    .map((score) => ({
      word: 'dhomë',
      score,
      attempts: 1,
      feedback: '',
      at: '2025-01-01T00:00:00Z',
    }))
    .reverse();

describe('the history of a word', () => {
  it('is none before the first attempt', () => {
    expect(historyOf(kept(80), 'mollë')).toBeNull();
  });

  it('has the best score and no trend after one attempt', () => {
    expect(historyOf(kept(80), 'dhomë')).toEqual({ best: 80, scores: [80], trend: null });
  });

  it('goes up, down or stays by the last attempt against those before', () => {
    expect(historyOf(kept(40, 60, 90), 'dhomë')).toEqual({
      best: 90,
      scores: [40, 60, 90],
      trend: 'up',
    });
    expect(historyOf(kept(90, 80, 50), 'dhomë')?.trend).toBe('down');
    expect(historyOf(kept(80, 82, 80), 'dhomë')?.trend).toBe('steady');
  });

  it('shows the last eight', () => {
    expect(historyOf(kept(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), 'dhomë')?.scores).toEqual([
      3, 4, 5, 6, 7, 8, 9, 10,
    ]);
  });
});
