import { expect, test } from 'vitest';
import { joinedWith } from './keep-session.ts';
import type { PracticeRecord } from './records.ts';

const session = (reviewIds: readonly string[], finished: boolean): PracticeRecord => ({
  kind: 'practice',
  userId: 'arta',
  idempotencyKey: 'p',
  finished,
  reviews: reviewIds.map((reviewId) => ({
    reviewId,
    wordId: 'kafe',
    kind: 'fill',
    verdict: 'right',
    at: '2026-11-15T09:00:00.000Z',
  })),
  timeZone: 'UTC',
  at: '2026-11-15T09:00:00.000Z',
});

test('two tabs with one session: the reviews of both are kept, each once, and it stays finished', () => {
  const first = session(['before', 'first'], true);
  const second = session(['before', 'second'], false);
  const both = session(['before', 'first', 'second'], true);
  expect(joinedWith(first, second)).toEqual(both);
});
