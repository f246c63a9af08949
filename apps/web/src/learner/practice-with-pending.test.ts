import { expect, test } from 'vitest';
import type { PracticeRecord } from '../outbox/records.ts';
import { practiceWithPending } from './practice-with-pending.ts';

const word = {
  wordId: 'kafe',
  stability: 2,
  difficulty: 5,
  lastDay: '2026-11-10',
  lastAt: '2026-11-10T10:00:00.000Z',
  lastId: 'lesson:x:kafe',
  reviews: 1,
  lapses: 0,
  lastOutcome: 'right' as const,
  suspended: false,
};
const answer = {
  day: '2026-11-11',
  due: 0,
  portion: 0,
  mistakes: 0,
  nextDueDay: '2026-11-12',
  paidToday: 2,
  words: [word],
};
const session = (reviews: PracticeRecord['reviews']) => ({ reviews, timeZone: 'UTC' });
const review = (at: string, reviewId = 'r1') => ({
  reviewId,
  wordId: 'kafe',
  kind: 'fill' as const,
  verdict: 'right' as const,
  at,
});

test('what the server said yesterday is due by today', () => {
  const today = practiceWithPending(answer, [], '2026-11-15');
  expect(today).toMatchObject({ day: '2026-11-15', due: 1, nextDueDay: null, paidToday: 0 });
});

test('a review that waits on the device counts, and one that the server has does not count again', () => {
  const pending = session([review('2026-11-15T09:00:00.000Z')]);
  const once = practiceWithPending(answer, [pending], '2026-11-15');
  expect(once.due).toBe(0);
  expect(once.words[0]).toMatchObject({ reviews: 2, lastDay: '2026-11-15', lastId: 'r1' });
  const again = practiceWithPending({ ...once, day: '2026-11-15' }, [pending], '2026-11-15');
  expect(again.words).toEqual(once.words);
});

test('a review of a word that no lesson has taught waits for its lesson', () => {
  const stray = { ...review('2026-11-15T09:00:00.000Z'), wordId: 'çaj' };
  const pending = [session([stray])];
  expect(practiceWithPending(answer, pending, '2026-11-15').words).toHaveLength(1);
});

test('what a conversation that waits showed not to be understood is a mistake to mend today', () => {
  const talk = {
    idempotencyKey: '0b0a4a6e-3f6b-4c59-8e0f-5d5a3c8d9e01',
    missed: ['kafe', 'a word that no lesson has taught'],
    at: '2026-11-14T20:00:00.000Z',
    timeZone: 'UTC',
  };
  const known = practiceWithPending(answer, [], '2026-11-14', [talk]);
  expect(known).toMatchObject({ mistakes: 1, portion: 1 });
  expect(known.words).toHaveLength(1);
  expect(practiceWithPending(answer, [], '2026-11-14', [{ ...talk, missed: [] }]).mistakes).toBe(0);
});
