import { api } from '@hajde/contract/api';
import { expect, test } from 'vitest';
import { currentRead, READ_FORMAT } from './older-reads.ts';

const CULTURE = 'GET /api/cultural-content';
const PIECE = {
  id: 'besa',
  title: 'Besa',
  content: 'A word given is kept.',
  category: 'tradition',
  difficulty: 'beginner',
  emoji: '🤝',
  xpReward: 5,
};

test('a read that an app of the first format kept becomes one that the contract knows', () => {
  const { answer } = api[CULTURE];
  expect(answer.safeParse([PIECE]).success).toBe(false);
  expect(answer.parse(currentRead(CULTURE, 1, [{ ...PIECE }]))).toEqual([
    { ...PIECE, albanian: [], words: {}, ipa: {} },
  ]);
});

test('one of this format, and a read that never changed, stay as they are', () => {
  const words = { besa: { besa: 'the given word' } };
  const now = [{ ...PIECE, albanian: ['besa'], words, ipa: { besa: 'ˈbɛsa' } }];
  expect(currentRead(CULTURE, READ_FORMAT, now)).toBe(now);
  expect(currentRead(CULTURE, 1, now)).toEqual(now);
  const slugs = ['besa'];
  expect(currentRead('GET /api/users/:id/cultural-content', 1, slugs)).toBe(slugs);
});

test('one that a newer app kept is read as it is', () => {
  const newer = [{ ...PIECE, albanian: [], words: {}, ipa: {}, heardIn: 'Prizren' }];
  expect(currentRead(CULTURE, READ_FORMAT + 1, newer)).toBe(newer);
});
