import { expect, test } from 'vitest';
import { EVERY_WORD, foundWords } from './found-words.ts';
import type { MetWord } from './words-reads.ts';

const DAY = '2026-11-15';
const PATH = ['basics-hello', 'basics-you-and-me', 'family-who'];
const word = (wordId: string, over: Partial<MetWord> = {}): MetWord => ({
  wordId,
  stability: 5,
  difficulty: 5,
  lastDay: DAY,
  lastAt: '2026-11-15T10:00:00.000Z',
  lastId: 'x',
  reviews: 1,
  lapses: 0,
  lastOutcome: 'right',
  suspended: false,
  unitId: 'basics',
  lessonId: 'basics-hello',
  means: `what ${wordId} means`,
  part: 'noun',
  ipa: '',
  standard: [],
  kosovo: [],
  sentence: null,
  strength: 0.95,
  dueDay: '2026-11-20',
  ...over,
});
const ids = (words: readonly MetWord[]) => words.map(({ wordId }) => wordId);

test('a word is found without its marks, by its English, its other form and its sentence', () => {
  const words = [
    word('gjithçka', { means: 'everything' }),
    word('çikë', { standard: ['vajzë'] }),
    word('po', { sentence: { albanian: 'Po, faleminderit.', english: 'Yes, thank you.' } }),
  ];
  const find = (search: string) => ids(foundWords(words, { ...EVERY_WORD, search }, DAY, PATH));
  expect(find('gjithcka')).toEqual(['gjithçka']);
  expect(find('Cike')).toEqual(['çikë']);
  expect(find('vajze')).toEqual(['çikë']);
  expect(find('EVERYTHING')).toEqual(['gjithçka']);
  expect(find('thank')).toEqual(['po']);
});

test('words are chosen by unit and strength, and the known ones are never due', () => {
  const words = [
    word('due', { dueDay: DAY }),
    word('strong', { stability: 40, unitId: 'family' }),
    word('known', { suspended: true, dueDay: DAY }),
  ];
  const of = (wanted: object) => ids(foundWords(words, { ...EVERY_WORD, ...wanted }, DAY, PATH));
  expect(of({ strength: 'due' })).toEqual(['due']);
  expect(of({ strength: 'strong' })).toEqual(['strong']);
  expect(of({ strength: 'known' })).toEqual(['known']);
  expect(of({ unitId: 'family' })).toEqual(['strong']);
});

test('words come weakest first, or in the order of the Albanian alphabet', () => {
  const words = [word('dhe', { strength: 0.5 }), word('dy', { strength: 0.9 }), word('çaj')];
  expect(ids(foundWords(words, EVERY_WORD, DAY, PATH))).toEqual(['dhe', 'dy', 'çaj']);
  const alphabet = ids(foundWords(words, { ...EVERY_WORD, order: 'alphabet' }, DAY, PATH));
  expect(alphabet).toEqual(['çaj', 'dy', 'dhe']);
});

test('the newest words are those of the furthest lesson, however often they were asked for', () => {
  const words = [
    word('tungjatjeta', { reviews: 1, lastAt: '2026-11-15T11:00:00.000Z' }),
    word('motra', { reviews: 7, lessonId: 'family-who' }),
    word('unë', { reviews: 2, lessonId: 'basics-you-and-me' }),
  ];
  const newest = ids(foundWords(words, { ...EVERY_WORD, order: 'newest' }, DAY, PATH));
  expect(newest).toEqual(['motra', 'unë', 'tungjatjeta']);
});

test('headwords come before words whose meaning or sentence has what was typed', () => {
  const words = [
    word('blej', {
      strength: 0.1,
      sentence: { albanian: 'Nëna blen bukë.', english: 'Mum buys bread.' },
    }),
    word('mbukuroj', { strength: 0.2 }),
    word('bukë', { means: 'bread' }),
    word('bukur', { strength: 0.99, means: 'beautiful' }),
    word('nënë', { means: 'mother' }),
    word('nanë', { means: 'mother', standard: ['nënë'] }),
  ];
  const find = (search: string) => ids(foundWords(words, { ...EVERY_WORD, search }, DAY, PATH));
  expect(find('nene')).toEqual(['nënë', 'nanë']);
  expect(find('buke')[0]).toBe('bukë');
  expect(find('buk').slice(0, 2)).toEqual(['bukë', 'bukur']);
  expect(find('buk').slice(2)).toEqual(['mbukuroj', 'blej']);
  expect(find('bread')).toEqual(['bukë', 'blej']);
});
