import { expect, test } from 'vitest';
import { deliver } from '../delivery.ts';
import type { Post } from '../handler.ts';
import type { PracticeRecord } from '../records.ts';
import { practiceHandler } from './practice.ts';

const at = '2026-11-15T12:00:00.000Z';
const review = (reviewId: string, wordId: string) =>
  ({ reviewId, wordId, kind: 'build', verdict: 'right', at }) as const;
const session: PracticeRecord = {
  kind: 'practice',
  userId: 'u',
  idempotencyKey: '0b9e0c1e-6c57-4d3e-9d0a-0f0e0d0c0b0a',
  finished: true,
  reviews: [review('one', 'bukë'), review('two', 'ujë'), review('three', 'bukë')],
  timeZone: 'Europe/Belgrade',
  at,
};

/** What becomes of the session where the server answers with these words. */
const delivered = (
  words: readonly string[],
  lessonsWait: boolean,
  practiceId = session.idempotencyKey,
) => {
  const answer = JSON.stringify({ practiceId, words: words.map((wordId) => ({ wordId })) });
  const post: Post = async () => JSON.parse(answer);
  return deliver(session, post, lessonsWait);
};

test('a session is taken once the server names it, and nobody else will do', async () => {
  expect(await delivered(['bukë', 'ujë'], false)).toEqual({ outcome: 'taken' });
  expect(await delivered(['bukë', 'ujë'], false, 'another')).toEqual({ outcome: 'wait' });
});

test('of which the server left a word out, it stays as long as lessons wait that may teach it', async () => {
  expect(await delivered(['bukë'], true)).toEqual({ outcome: 'failed' });
  expect(await delivered(['bukë'], false)).toEqual({ outcome: 'taken' });
  expect(await delivered(['bukë', 'ujë'], true)).toEqual({ outcome: 'taken' });
});

test('sessions pay until a day has enough of them, by what the server last said, and keep the day', async () => {
  const whole = (key: number) => ({
    ...session,
    idempotencyKey: `session ${key}`,
    reviews: Array.from({ length: 12 }, (_, i) => review(`${key} ${i}`, `word ${i >> 1}`)),
  });
  const said = JSON.stringify({ day: '2026-11-15', paidToday: 4, due: 0, words: [] });
  const effects = await practiceHandler.effects([whole(1), whole(2), whole(3), session], async () =>
    JSON.parse(said),
  );
  expect(effects.map(({ xp, keepsDay, givesHeart }) => ({ xp, keepsDay, givesHeart }))).toEqual([
    { xp: 10, keepsDay: true, givesHeart: true },
    { xp: 10, keepsDay: true, givesHeart: true },
    { xp: 0, keepsDay: true, givesHeart: false },
  ]);
});
