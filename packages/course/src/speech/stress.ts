import type { Entry, Lexicon } from '../lexicon/lexicon.ts';
import { isVowel, type Phoneme, phonemesOf } from './phonemes.ts';
import { STRESSED_WORDS } from './stressed-words.ts';

/** What the stress may depend on beside the spelling; without it a word is its own lemma. */
export type Known = Pick<Lexicon, 'lookUp'>;

/**
 * Which of the word's phonemes carries the stress. It stays on the stem, whatever ending follows:
 * a form is stressed like its lemma, and a lemma by how it ends.
 */
export function stressOf(word: string, known?: Known): number {
  const entry = known?.lookUp(word);
  const stem = stemOf(word, entry, known);
  return (
    markedIn(word) ??
    (stem === undefined ? undefined : sameNucleus(word, stem, known?.lookUp(stem))) ??
    byEnding(word, entry?.part)
  );
}

const MARK = 'ˈ';
const MARKED = new Map(
  STRESSED_WORDS.map((marked) => {
    const before = phonemesOf(marked.slice(0, marked.indexOf(MARK)));
    return [marked.replace(MARK, ''), before.length];
  }),
);

/** Luan is a man, luan is "plays". */
function markedIn(word: string): number | undefined {
  return MARKED.get(word) ?? MARKED.get(bare(word));
}

function bare(word: string): string {
  return word.normalize('NFC').toLowerCase();
}

/** Pronouns that change their whole body from case to case: ky, këtij, kësaj. */
const UNLIKE_THEIR_FORMS = ['ky', 'kjo', 'ai', 'ajo', 'unë', 'ti', 'ne', 'ju'];

/** The word whose stress this one keeps: its lemma, or a name without the ending (Artës, Arta). */
function stemOf(word: string, entry: Entry | undefined, known?: Known): string | undefined {
  if (entry === undefined || known === undefined) return undefined;
  if (bare(entry.lemma) !== bare(word)) {
    // A numeral is a compound of its lemma, not a form of it: dhjetë, tridhjetë.
    const keeps = entry.part !== 'numeral' && !UNLIKE_THEIR_FORMS.includes(entry.lemma);
    return keeps ? entry.lemma : undefined;
  }
  if (entry.part !== 'name') return undefined;
  const stem = word.replace(/(in|it|i)$/, '');
  return stem !== word && known.lookUp(stem) ? stem : undefined;
}

/** Where the stem has its stress; undefined where this form has lost that syllable (ndaloj, ndalën). */
function sameNucleus(word: string, stem: string, entry: Entry | undefined): number | undefined {
  const ofStem = nucleiOf(phonemesOf(stem));
  const stressed = markedIn(stem) ?? byEnding(stem, entry?.part);
  const place = ofStem.findIndex(({ from, to }) => from <= stressed && stressed <= to);
  const ofWord = nucleiOf(phonemesOf(word));
  // Some loans and names are stressed on the second vowel of the pair: Luan.
  const second = ofStem[place]?.from !== stressed;
  const at = second ? ofWord[place]?.to : ofWord[place]?.from;
  const weak = place > 0 && place === ofWord.length - 1 && phonemesOf(word)[at ?? 0] === 'ə';
  return weak ? undefined : at;
}

/** A word without a vowel (s', klm) has nothing to stress. */
export const NO_VOWEL = -1;

function byEnding(word: string, part: Entry['part'] | undefined): number {
  const nuclei = nucleiOf(phonemesOf(word));
  const last = nuclei.at(-1);
  const falling = last !== undefined && last.from !== last.to;
  const fromEnd = nuclei.length > 1 && !falling && endsUnstressed(bare(word), part) ? 2 : 1;
  return nuclei.at(-fromEnd)?.from ?? NO_VOWEL;
}

function endsUnstressed(word: string, part: Entry['part'] | undefined): boolean {
  // lule, kilo, libër, i rëndësishëm: e and o are weak at the end, and ë in every last syllable.
  if (/ë[^aeëiouy]*$|[eo]$/.test(word)) return true;
  // popull, i hapur, flutur.
  if (/(ull|ur)$/.test(word)) return true;
  switch (part) {
    case 'noun': // One that ends in a vowel of itself is stressed there: shtëpi, kala.
      return false;
    case 'verb':
      return /(em|esh|et|i)$/.test(word);
    case 'adverb':
      return /(as|a)$/.test(word);
    case 'name': // Prizreni, Drinin, Sharrit, Skënderbeu, Prishtina.
    case undefined: // What no lexicon knows is in a text, and a text has definite forms: kuvendi.
      return /[iu][nt]?$|a$/.test(word);
    default:
      return word.endsWith('a');
  }
}

/**
 * ua, ue and ye are one falling nucleus (grua, mësues, arsye), and so is ie before ll and j, or where
 * it is all that a word has (qiell, ziej, diel); in loans its vowels stand apart (klient).
 */
function nucleiOf(phonemes: readonly Phoneme[]): { from: number; to: number }[] {
  const nuclei: { from: number; to: number }[] = [];
  const vowels = phonemes.filter(isVowel).join('');
  phonemes.forEach((phoneme, at) => {
    if (!isVowel(phoneme)) return;
    const last = nuclei.at(-1);
    const pair = `${phonemes[at - 1]}${phoneme}`;
    const native = vowels === 'iɛ' || /^[ɫj]$/.test(phonemes[at + 1] ?? '');
    const falling = /^(ua|uɛ|yɛ)$/.test(pair) || (pair === 'iɛ' && native);
    if (last?.to === at - 1 && last.from === last.to && falling) last.to = at;
    else nuclei.push({ from: at, to: at });
  });
  return nuclei;
}
