import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phraseParts } from './phrase-parts.ts';

const texts = (phrase: string, words: Record<string, string>) =>
  phraseParts(phrase, words).map(({ text, isWord, clinging }) =>
    isWord ? `[${text}]${clinging}` : text,
  );

test('words can be tapped, what stands between them cannot', () => {
  expect(texts('Qysh je, Arta?', { Qysh: 'how', je: 'you are' }).join('')).toBe(
    '[Qysh] [je], [Arta]?',
  );
});

test('a short form is one word where it has a definition, and two where it has not', () => {
  expect(texts("T'lutem!", { "T'lutem": 'please' })).toEqual(["[T'lutem]!"]);
  expect(texts("n'shpi", { "n'": 'in', shpi: 'house' })).toEqual(["[n']", '[shpi]']);
});

test('nothing of a phrase is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aëç’ -!?.3T') }), (phrase) => {
      const parts = phraseParts(phrase, {});
      expect(parts.map(({ text, clinging }) => text + clinging).join('')).toBe(
        phrase.replaceAll('’', "'"),
      );
    }),
  );
});
