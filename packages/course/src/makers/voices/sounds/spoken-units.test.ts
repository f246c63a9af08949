import { describe, expect, it } from 'vitest';
import { kindsIn } from './measured-kinds.ts';
import { unitsOf, unplacedUnits } from './spoken-units.ts';

/** Each sign a tenth of a second. */
const placed = (tokens: string) =>
  unitsOf([...tokens].map((sign, at) => ({ sign, from: at / 10, to: (at + 1) / 10 })));
const kindsOf = (tokens: string) => kindsIn(unplacedUnits(tokens)).map(({ kind }) => kind.letters);

describe('units', () => {
  it('take the signs of one sound together, and the stress to its vowel', () => {
    expect(unplacedUnits('cçˈɛnɜ mˈaʊl.').map(({ signs }) => signs)).toEqual([
      'cç',
      'ɛ',
      'n',
      'ɜ',
      ' ',
      'm',
      'a',
      'ʊl',
      '.',
    ]);
    const [, vowel] = placed('cçˈɛnɜ');
    expect(vowel).toMatchObject({ stressed: true, from: 0.2, to: 0.4 });
  });

  it('know where the last sign of a sound begins', () => {
    expect(placed('mˈaʊl.')[2]).toMatchObject({ signs: 'ʊl', from: 0.3, lastFrom: 0.4, to: 0.5 });
  });

  it('let a vowel last until the next word begins', () => {
    expect(placed('nə mˈu').map(({ signs, to }) => [signs, to])).toEqual([
      ['n', 0.1],
      ['ə', 0.3],
      [' ', 0.3],
      ['m', 0.4],
      ['u', 0.6],
    ]);
  });
});

describe('the sounds that are measured', () => {
  it('are found where they stand as they should', () => {
    expect(kindsOf('rrˈuɡa ɛ mˈaðɛ ˈaʃtə ɛ mˈiɾa pɔ.')).toEqual([
      'u',
      'a',
      'dh',
      'a',
      'final ë',
      'i',
      'r',
    ]);
  });

  it('are none before a pause, where they fade', () => {
    expect(kindsOf('mˈir, ʃkˈɔ.')).toEqual([]);
  });
});
