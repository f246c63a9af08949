import { expect, test } from 'vitest';
import { isWholeSession } from './payment.ts';

const words = (different: number, times: number) =>
  Array.from({ length: different * times }, (_, i) => `word ${i % different}`);

test('twelve answers make a session, of twelve words or of six twice', () => {
  expect(isWholeSession(words(12, 1))).toBe(true);
  expect(isWholeSession(words(6, 2))).toBe(true);
  expect(isWholeSession(words(11, 1))).toBe(false);
});

test('the same few words over and over make none', () => {
  expect(isWholeSession(words(5, 20))).toBe(false);
  expect(isWholeSession(words(1, 12))).toBe(false);
});
