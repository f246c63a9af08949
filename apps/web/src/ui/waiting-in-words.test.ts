import { expect, test } from 'vitest';
import { NOTHING_WAITS } from '../device/waiting.ts';
import { waitingInWords } from './waiting-in-words.ts';

test.each([
  [{ lessons: 1 }, '1 lesson'],
  [{ lessons: 2 }, '2 lessons'],
  [{ lessons: 2, conversations: 1 }, '2 lessons and 1 conversation'],
  [
    { practice: 1, conversations: 2, ear: 3 },
    '1 practice session, 2 conversations, and 3 ear sessions',
  ],
])('of %o it says %s', (some, words) => {
  expect(waitingInWords({ ...NOTHING_WAITS, ...some })).toBe(words);
});
