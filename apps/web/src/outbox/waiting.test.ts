import { expect, test } from 'vitest';
import { waitingInWords } from './waiting.ts';

test.each([
  [{ lesson: 1 }, '1 lesson'],
  [{ lesson: 2 }, '2 lessons'],
  [{ lesson: 2, conversation: 1 }, '2 lessons and 1 conversation'],
  [
    { practice: 1, conversation: 2, ear: 3 },
    '1 practice session, 2 conversations and 3 listening sessions',
  ],
])('of %o it says %s', (some, words) => {
  expect(waitingInWords(some)).toBe(words);
});
