import { isVowel, type Phoneme } from '../phonemes.ts';
import { partsOfPhrase } from '../phrase.ts';
import type { Pronunciation } from '../pronunciation.ts';
import type { Known } from '../stress.ts';

/**
 * A phrase in the signs that Kokoro-82M was taught, which are IPA's. It never heard Albanian: what
 * each approximation costs stands beside it (docs/speech.md has the figures).
 */
export function tokensOf(text: string, known: Known): string {
  const parts = partsOfPhrase(text, known);
  const said = parts
    .map((part) => ('mark' in part ? part.mark : ` ${tokensOfWord(part.pronunciation, part)}`))
    .join('')
    .trim();
  return /[.?!]$/.test(said) ? said : `${said.replace(/,$/, '')}.`;
}

/** The stress stands right before the vowel; a word that leans on its neighbour has none. */
export function tokensOfWord({ phonemes, stress }: Pronunciation, { weak = false } = {}): string {
  const signs = phonemes.map((phoneme, at) => {
    const sign = signOf(phoneme, at, phonemes, at === stress);
    return at === stress && !weak ? `ˈ${sign}` : sign;
  });
  return signs.join('');
}

function signOf(
  phoneme: Phoneme,
  at: number,
  phonemes: readonly Phoneme[],
  stressed: boolean,
): string {
  const next = phonemes[at + 1];
  switch (phoneme) {
    case 'ə':
      // As light at the end of a word as Kosovo has it, unless it is all the vowel there is.
      return next === undefined &&
        !stressed &&
        phonemes.some((each, i) => i !== at && isVowel(each))
        ? 'ə'
        : 'ɜ';
    case 'n':
      return next === 'k' || next === 'ɡ' ? 'ŋ' : 'n';
    case 'ɫ':
      // At the start of a word an ʊ before it would be heard as a syllable of its own.
      return at === 0 ? 'l' : 'ʊl';
    default:
      return SIGNS[phoneme] ?? phoneme;
  }
}

const SIGNS: Readonly<Record<Phoneme, string>> = {
  // ʨ and ʥ, which one would write, are said like ç and xh: 0 of 4 pairs apart.
  c: 'cç',
  ɟ: 'ɡʝ',
  t͡s: 'ʦ',
  d͡z: 'ʣ',
  t͡ʃ: 'ʧ',
  d͡ʒ: 'ʤ',
  // Three of them keep further from ɾ, but become a growl at times.
  r: 'rr',
};
