import { expect, it } from 'vitest';
import { inWords } from './seconds-in-words.ts';

it.each([
  [1, '1 second'],
  [2, '2 seconds'],
  [89, '89 seconds'],
  [90, '2 minutes'],
  [121, '3 minutes'],
])('says %i seconds as %s', (seconds, words) => expect(inWords(seconds)).toBe(words));
