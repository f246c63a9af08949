import { isVowel, type Phoneme } from './phonemes.ts';
import type { Pronunciation } from './pronunciation.ts';

/**
 * A word in the phoneme names of espeak-ng's Albanian voice, between its double brackets. The names
 * were chosen by what they sound like, measured on the second formant and the closure: the voice's
 * own rules say l as a palatal (2,550 Hz) and put a vowel before rr.
 */
export function espeakWord(pronunciation: Pronunciation, { weak = false } = {}): string {
  const { phonemes, stress } = pronunciation;
  const names: string[] = [];
  phonemes.forEach((phoneme, at) => {
    const mark = at === stress ? (weak ? '%' : "'") : '';
    names.push(mark + nameOf(phoneme, at, phonemes, at === stress));
  });
  return `[[${joinDiphthongs(names).join('|')}]]`;
}

function nameOf(
  phoneme: Phoneme,
  at: number,
  phonemes: readonly Phoneme[],
  stressed: boolean,
): string {
  const next = phonemes[at + 1];
  switch (phoneme) {
    case 'ə':
      // At the end it is hardly sounded, unless it is all the vowel that the word has.
      if (stressed) return 'V';
      return next === undefined && phonemes.some((each, i) => i !== at && isVowel(each))
        ? '@/'
        : '@';
    case 'l':
      return isVowel(next) ? 'l' : 'L';
    case 'r':
      return at === 0 ? 'R2' : 'R|R2';
    case 'h':
      return isVowel(next) ? 'h' : 'hh';
    case 'n':
      return next === 'k' || next === 'ɡ' ? 'N' : 'n';
    default:
      return NAMES[phoneme] ?? phoneme;
  }
}

const NAMES: Readonly<Record<Phoneme, string>> = {
  ɛ: 'E',
  ɔ: 'O',
  ɡ: 'g',
  ɟ: 'dZ;',
  t͡s: 'ts',
  d͡z: 'dz',
  t͡ʃ: 'tS',
  d͡ʒ: 'dZ',
  θ: 'T',
  ð: 'D',
  ʃ: 'S',
  ʒ: 'Z',
  ɲ: 'n^',
  ɫ: 'll',
  ɾ: '**',
};

/** aj, ej and oj that close a syllable glide: çaj, punoj. */
function joinDiphthongs(names: readonly string[]): string[] {
  const joined: string[] = [];
  names.forEach((name, at) => {
    const vowel = joined.at(-1)?.replace(/^['%]/, '');
    const glide = vowel === undefined ? undefined : GLIDES[vowel];
    const closes = !/^['%]?[aEiOuy@V]/.test(names[at + 1] ?? '');
    if (name === 'j' && glide !== undefined && closes) {
      joined[joined.length - 1] = (joined.at(-1) ?? '').replace(vowel ?? '', glide);
    } else joined.push(name);
  });
  return joined;
}

const GLIDES: Readonly<Record<string, string>> = { a: 'aI', E: 'eI', O: 'OI' };
