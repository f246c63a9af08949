import { phonemesOf } from '../speech/phonemes.ts';
import { type Pronunciation, pronunciationOf } from '../speech/pronunciation.ts';
import type { Known } from '../speech/stress.ts';

/** A word of a contrast, as the ear trainer says it. */
export interface EarWord {
  readonly word: string;
  /** Which letter the stress falls on, where the spelling does not tell it. */
  readonly stress?: number | undefined;
  /** Its final ë is not sounded. */
  readonly silentE?: boolean;
}

/** Under what its clips are found: what is written alike and said otherwise differs by its marks. */
export function earKey({ word, stress, silentE = false }: EarWord): string {
  const plain = word.normalize('NFC').toLowerCase();
  const key = silentE ? plain.replace(/ë$/, '(ë)') : plain;
  return stress === undefined ? key : `${key.slice(0, stress)}ˈ${key.slice(stress)}`;
}

export function pairKey([a, b]: readonly [EarWord, EarWord]): string {
  return `${earKey(a)} / ${earKey(b)}`;
}

/** As the lexicon has it, but for what the contrast itself says of its stress and its end. */
export function earPronunciation(
  { word, stress, silentE = false }: EarWord,
  known: Known,
): Pronunciation {
  const found = pronunciationOf(word, known);
  return {
    phonemes: silentE ? found.phonemes.slice(0, -1) : found.phonemes,
    stress: stress === undefined ? found.stress : phonemesOf(word.slice(0, stress)).length,
  };
}
