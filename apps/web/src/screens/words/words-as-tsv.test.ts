import { expect, test } from 'vitest';
import { wordsAsTsv } from './words-as-tsv.ts';

test('a table has a line of names and one for every word, whatever stands in its fields', () => {
  const word = {
    wordId: 'çaj',
    stability: 5,
    difficulty: 5,
    lastDay: '2026-11-15',
    lastAt: '2026-11-15T10:00:00.000Z',
    lastId: 'x',
    reviews: 1,
    lapses: 0,
    lastOutcome: 'right' as const,
    suspended: false,
    unitId: 'food',
    lessonId: 'food-drinks',
    means: 'tea\tand\nmore',
    part: 'noun',
    ipa: 't͡ʃaj',
    standard: [],
    kosovo: ['çaj'],
    sentence: { albanian: 'Një çaj.', english: 'A tea.' },
    strength: 0.876,
    dueDay: '2026-11-20',
  };
  const [names, line, end] = wordsAsTsv([word]).split('\n');
  expect(names?.split('\t')).toHaveLength(10);
  expect(line?.split('\t')).toEqual([
    'çaj',
    'tea and more',
    't͡ʃaj',
    'Një çaj.',
    'A tea.',
    '',
    'çaj',
    'food',
    '88%',
    '2026-11-20',
  ]);
  expect(end).toBe('');
});
