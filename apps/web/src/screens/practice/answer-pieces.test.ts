import { formsOf, type LexiconForm } from '@hajde/albanian/forms/forms';
import { mark } from '@hajde/albanian/marking/mark';
import { expect, test } from 'vitest';
import { answerPieces } from './answer-pieces.ts';

const word = (form: string, standard: string[] = []): LexiconForm => ({
  form,
  lemma: form,
  part: 'interjection',
  means: form,
  senses: [],
  standard,
});
const forms = formsOf([word('hajde', ['eja']), word('është'), word('mirë'), word('shtëpi')]);
const shown = (expected: string, typed: string) => {
  const { verdict, note, pairs } = mark(expected, typed, forms);
  return { verdict, note, pieces: pairs.flatMap(answerPieces) };
};
const struck = ({ pieces }: ReturnType<typeof shown>) =>
  pieces.filter(({ how }) => how === 'wrong' || how === 'slip').map(({ text }) => text);

test('the other region’s word is right with a note, and stands as it was written', () => {
  for (const [expected, typed] of [
    ['hajde', 'eja'],
    ['eja', 'hajde'],
  ] as const) {
    const answer = shown(expected, typed);
    expect(answer.verdict).toBe('almost');
    expect(answer.note).toContain(typed);
    expect(answer.pieces).toEqual([{ how: 'plain', text: typed }]);
  }
});

test('a word without its marks is right, and shown with them', () => {
  const answer = shown('është mirë', 'eshte mire');
  expect(answer.verdict).toBe('almost');
  expect(struck(answer)).toEqual([]);
  expect(answer.pieces.map(({ text }) => text).join('')).toBe('ështëmirë');
  expect(answer.pieces.filter(({ how }) => how === 'mark')).toHaveLength(3);
});

test('what is wrong is struck out beside what was meant, and what is missing is named', () => {
  expect(struck(shown('hajde', 'mirë'))).toEqual(['mirë']);
  expect(struck(shown('shtëpi', 'shtopi'))).toEqual(['shtopi']);
  expect(shown('hajde mirë', 'hajde').pieces).toEqual([
    { how: 'plain', text: 'hajde' },
    { how: 'missing', text: 'mirë' },
  ]);
});
