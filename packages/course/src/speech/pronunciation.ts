import { isVowel, type Phoneme, phonemesOf } from './phonemes.ts';
import { type Known, NO_VOWEL, stressOf } from './stress.ts';

export interface Pronunciation {
  readonly phonemes: readonly Phoneme[];
  /** Which phoneme is stressed; -1 in a word without a vowel. */
  readonly stress: number;
}

export function pronunciationOf(word: string, known?: Known): Pronunciation {
  return { phonemes: phonemesOf(word), stress: stressOf(word, known) };
}

/** As a dictionary prints it, the stress before its syllable: mirëdita is [miɾəˈdita]. */
export function ipaOf({ phonemes, stress }: Pronunciation): string {
  const mark = stressMarkOf({ phonemes, stress });
  return phonemes.map((phoneme, at) => (at === mark ? `ˈ${phoneme}` : phoneme)).join('');
}

/** Before which phoneme the stress is marked; -1 where it is not. */
export function stressMarkOf({ phonemes, stress }: Pronunciation): number {
  const several = phonemes.filter(isVowel).length > 1;
  return several && stress !== NO_VOWEL ? syllableOf(phonemes, stress) : NO_VOWEL;
}

/** Where the syllable of this vowel begins: it takes the consonants that can begin a word. */
function syllableOf(phonemes: readonly Phoneme[], vowel: number): number {
  let start = vowel;
  while (start > 0 && !isVowel(phonemes[start - 1])) start -= 1;
  if (start === 0) return 0;
  while (vowel - start > 1 && !ONSET.test(phonemes.slice(start, vowel).join(' '))) start += 1;
  return start;
}

/** One consonant; a liquid or j after it; s or sh before it. A nasal closes the syllable before. */
const ONSET = /^(?:(?:[sʃ] )?[pbtdkɡcɟfvθð](?: [lɾjɫ])?|[sʃ] [mnvfh]|[^ ]+ j|[^ ]+)$/u;
