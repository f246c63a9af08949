import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seeded } from '../chance/chance.ts';
import { anyWords, TODAY } from '../memory/memory.arbitrary.ts';
import { isDue } from '../memory/word-memory.ts';
import { materialOf } from './material.ts';
import { lineFor, type MetWords, metWords, sentenceWords } from './sentence.ts';

const LINES = ['Dua kafe tash.', 'Dua ujë tash.', 'Dua kafe pa sheqer.', 'Kafe!'];
const FORMS = ['dua', 'kafe', 'tash', 'ujë', 'pa', 'sheqer'];
const material = materialOf(
  LINES.map((albanian) => ({ albanian, english: '', lessonId: 'l', spoken: true, words: {} })),
  FORMS.map((form) => {
    const senses = [{ part: 'phrase' as const, lemma: form }];
    return { form, lemma: form, part: 'phrase', means: form, senses, standard: [] };
  }),
);
const met = (standing: Record<string, 'waits' | 'rests' | 'suspended'>): MetWords =>
  new Map(Object.entries(standing));
const everything = {
  dua: 'rests',
  kafe: 'rests',
  tash: 'rests',
  pa: 'rests',
  sheqer: 'rests',
} as const;

describe('the line to ask for a word with', () => {
  const chosen = (kind: 'build' | 'recognise', words: MetWords) => {
    const seeds = Array.from({ length: 30 }, (_, seed) => seeded(seed));
    const lines = seeds.map((chance) => lineFor(material.linesWith('kafe'), kind, words, chance));
    return [...new Set(lines.map((found) => found?.line.albanian))].toSorted();
  };

  test('has as few words as can be that were never met', () => {
    expect(chosen('build', met({ dua: 'rests', kafe: 'rests', tash: 'rests' }))).toEqual([
      'Dua kafe tash.',
    ]);
    expect(chosen('recognise', met({ kafe: 'rests' }))).toEqual(['Kafe!']);
  });

  test('has as many as can be that wait, where all of it is to be made', () => {
    const words = met({ ...everything, sheqer: 'waits' });
    expect(chosen('build', words)).toEqual(['Dua kafe pa sheqer.']);
    expect(chosen('recognise', words)).toEqual(['Dua kafe pa sheqer.', 'Dua kafe tash.', 'Kafe!']);
  });

  test('is none where none is fit', () => {
    const [shortest] = material.linesWith('kafe').filter(({ length }) => length === 1);
    expect(shortest && lineFor([shortest], 'build', met(everything), seeded(1))).toBeUndefined();
  });
});

test('the words of a sentence are those that were met, the one asked for first, but none suspended', () => {
  const [found] = material.linesWith('sheqer');
  if (!found) throw new Error('There is a line with it.');
  const words = met({ dua: 'waits', kafe: 'suspended', sheqer: 'rests' });
  expect(sentenceWords('sheqer', found, words)).toEqual([
    { wordId: 'sheqer', forms: ['sheqer'], waits: false },
    { wordId: 'dua', forms: ['Dua'], waits: true },
  ]);
});

test('a word waits where it is due, not suspended, and nothing else of the session asks for it', () => {
  fc.assert(
    fc.property(anyWords, fc.nat(), (words, at) => {
      const elsewhere = words.slice(0, at % (words.length + 1)).map(({ wordId }) => wordId);
      const all = metWords(new Map(words.map((word) => [word.wordId, word])), TODAY, elsewhere);
      for (const word of words) {
        const waits = isDue(word, TODAY) && !elsewhere.includes(word.wordId);
        expect(all.get(word.wordId) === 'waits').toBe(waits);
        expect(all.get(word.wordId) === 'suspended').toBe(word.suspended);
      }
      expect(all.get('never met')).toBeUndefined();
    }),
  );
});
