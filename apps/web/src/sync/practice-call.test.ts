import { expect, test } from 'vitest';
import type { PendingPractice } from '../device/practice-database.ts';
import { deliverPractice } from './practice-call.ts';

const at = '2026-11-15T12:00:00.000Z';
const review = (reviewId: string, wordId: string) =>
  ({ reviewId, wordId, kind: 'build', verdict: 'right', at }) as const;
const session: PendingPractice = {
  userId: 'u',
  practiceId: '0b9e0c1e-6c57-4d3e-9d0a-0f0e0d0c0b0a',
  finished: true,
  reviews: [review('one', 'bukë'), review('two', 'ujë'), review('three', 'bukë')],
  timeZone: 'Europe/Belgrade',
  startedAt: at,
};

const word = (wordId: string) => ({
  wordId,
  stability: 1,
  difficulty: 5,
  lastDay: '2026-11-15',
  lastAt: at,
  lastId: 'one',
  reviews: 1,
  lapses: 0,
  lastOutcome: 'right' as const,
  suspended: false,
});

/** What becomes of the session where the server answers with these words. */
const delivered = (
  words: readonly string[],
  lessonsWait: boolean,
  practiceId = session.practiceId,
) =>
  deliverPractice(
    session,
    async () => ({
      practiceId,
      reviews: 3,
      xpEarned: 0,
      unpaid: 'too_few_reviews',
      extras: [],
      xp: 10,
      gems: 105,
      hearts: 5,
      streak: 1,
      words: words.map(word),
    }),
    lessonsWait,
  );

test('a session is taken once the server names it, and nobody else will do', async () => {
  expect(await delivered(['bukë', 'ujë'], false)).toEqual({ outcome: 'taken' });
  expect(await delivered(['bukë', 'ujë'], false, 'another')).toEqual({ outcome: 'wait' });
});

test('of which the server left a word out, it stays as long as lessons wait that may teach it', async () => {
  expect(await delivered(['bukë'], true)).toEqual({ outcome: 'failed' });
  expect(await delivered(['bukë'], false)).toEqual({ outcome: 'taken' });
  expect(await delivered(['bukë', 'ujë'], true)).toEqual({ outcome: 'taken' });
});
