import { isMark, isVowel, type Unit } from './spoken-units.ts';

/** What is measured of a sound. */
export type Measure =
  | 'F1'
  | 'F2'
  | 'F2 after'
  | 'length'
  | 'rubs at'
  | 'rubs by'
  | 'dip'
  | 'closures';

export const UNITS: Readonly<Record<Measure, string>> = {
  F1: 'Hz',
  F2: 'Hz',
  // Where the vowel after it begins: a palatal one lifts it.
  'F2 after': 'Hz',
  length: 'ms',
  // Centre of gravity from 1 to 10 kHz, where it rubs most.
  'rubs at': 'Hz',
  // Power above 3 kHz there, against the loudest beside it.
  'rubs by': 'dB',
  // How far the level falls between its neighbours: a closure is deep.
  dip: 'dB',
  closures: '',
};

/** A sound that is looked for, and where: its neighbours colour it. */
export interface Kind {
  readonly letters: string;
  readonly signs: string;
  readonly where: Where;
  readonly measures: readonly Measure[];
}

type Where = 'stressed' | 'anywhere' | 'between vowels' | 'after a vowel' | 'before a vowel';

const vowel = (letters: string, signs: string, where: Where = 'stressed'): Kind => ({
  ...{ letters, signs, where },
  measures: ['F1', 'F2', 'length'],
});
const rubbing = (letters: string, signs: string, ...more: Measure[]): Kind => ({
  ...{ letters, signs, where: 'before a vowel' },
  measures: ['rubs at', 'rubs by', ...more, 'length'],
});

/**
 * Every vowel; what English and Italian both lack (y, q, gj) or one of them does (ë, th, dh, ll, zh; c, x, nj, rr);
 * and the sounds that these are taken for.
 */
export const KINDS: readonly Kind[] = [
  vowel('i', 'i'),
  vowel('y', 'y'),
  vowel('u', 'u'),
  vowel('e', 'ɛ'),
  vowel('ë', 'ɜ'),
  vowel('final ë', 'ə', 'anywhere'),
  vowel('o', 'ɔ'),
  vowel('a', 'a'),
  rubbing('q', 'cç'),
  rubbing('ç', 'ʧ'),
  rubbing('gj', 'ɡʝ'),
  rubbing('xh', 'ʤ'),
  rubbing('c', 'ʦ', 'dip'),
  rubbing('s', 's', 'dip'),
  rubbing('x', 'ʣ', 'dip'),
  rubbing('z', 'z', 'dip'),
  rubbing('sh', 'ʃ'),
  rubbing('zh', 'ʒ'),
  rubbing('th', 'θ'),
  { letters: 'dh', signs: 'ð', where: 'between vowels', measures: ['dip', 'rubs by', 'length'] },
  { letters: 'd', signs: 'd', where: 'between vowels', measures: ['dip', 'rubs by', 'length'] },
  { letters: 'll', signs: 'ʊl', where: 'after a vowel', measures: ['F2', 'length'] },
  { letters: 'l', signs: 'l', where: 'after a vowel', measures: ['F2', 'length'] },
  { letters: 'rr', signs: 'rr', where: 'between vowels', measures: ['closures', 'dip', 'length'] },
  { letters: 'r', signs: 'ɾ', where: 'between vowels', measures: ['closures', 'dip', 'length'] },
  { letters: 'nj', signs: 'ɲ', where: 'before a vowel', measures: ['F2 after', 'length'] },
  { letters: 'n', signs: 'n', where: 'before a vowel', measures: ['F2 after', 'length'] },
];

/** Which kinds these units are, each with its place among them; what stands before a pause is none. */
export function kindsIn(units: readonly Unit[]): { readonly kind: Kind; readonly at: number }[] {
  return units.flatMap((unit, at) => {
    const [before, after] = [units[at - 1]?.signs, units[at + 1]?.signs];
    if (isMark(after) || isMark(units[at + 2]?.signs)) return [];
    const stands: Readonly<Record<Where, boolean>> = {
      stressed: unit.stressed,
      anywhere: true,
      'between vowels': isVowel(before) && isVowel(after),
      'after a vowel': isVowel(before),
      'before a vowel': isVowel(after),
    };
    return KINDS.filter(({ signs, where }) => signs === unit.signs && stands[where]).map(
      (kind) => ({ kind, at }),
    );
  });
}
