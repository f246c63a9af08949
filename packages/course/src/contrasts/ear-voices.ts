import { espeakWord } from '../speech/espeak-phonemes.ts';
import { type Manner, NARRATION, PEOPLE_MANNERS } from '../speech/kokoro/blends.ts';
import { recipeOf, type SpokenLine } from '../speech/kokoro/spoken-line.ts';
import { tokensOfWord } from '../speech/kokoro/tokens.ts';
import { type Encoding, NARROW, WIDE } from '../speech/mp3.ts';
import type { Known } from '../speech/stress.ts';
import { type EarWord, earPronunciation } from './ear-word.ts';

/** A natural voice: a blend of Kokoro's, at a pace of its own and at the blend's own pitch. */
export interface NaturalEarVoice {
  readonly id: string;
  readonly manner: Manner;
}

/** A variant of espeak-ng with a pitch and a speed of its own. */
export interface EspeakEarVoice {
  readonly id: string;
  readonly variant: string;
  readonly wordsPerMinute: number;
  /** Of espeak-ng's 0 to 99. */
  readonly pitch: number;
}

export type EarVoice = NaturalEarVoice | EspeakEarVoice;

const [WOMAN, MAN] = NARRATION;
const named = (id: string, { blend, speed }: Manner): NaturalEarVoice => {
  return { id, manner: { blend, speed, pitch: 1 } };
};

/** Women and men by turns, so that any six in a row are both. */
export const NATURAL_VOICES: readonly NaturalEarVoice[] = [
  named('woman', WOMAN),
  named('man', MAN),
  named('woman-young', PEOPLE_MANNERS['woman-young']),
  named('man-young', PEOPLE_MANNERS['man-young']),
  named('woman-old', PEOPLE_MANNERS['woman-old']),
  named('man-loud', PEOPLE_MANNERS['man-loud']),
  named('woman-low', PEOPLE_MANNERS['woman-low']),
  named('man-plain', PEOPLE_MANNERS['man-plain']),
  named('man-old', PEOPLE_MANNERS['man-old']),
];

/** Four men and four women, of 24 variants that were tried on 31 pairs at one pitch and speed. */
export const ESPEAK_VOICES: readonly EspeakEarVoice[] = [
  { id: 'm3', variant: 'm3', wordsPerMinute: 150, pitch: 50 },
  { id: 'm6', variant: 'm6', wordsPerMinute: 135, pitch: 45 },
  { id: 'm7', variant: 'm7', wordsPerMinute: 160, pitch: 60 },
  { id: 'alex', variant: 'Alex', wordsPerMinute: 145, pitch: 55 },
  { id: 'f2', variant: 'f2', wordsPerMinute: 150, pitch: 50 },
  { id: 'f3', variant: 'f3', wordsPerMinute: 140, pitch: 60 },
  { id: 'f4', variant: 'f4', wordsPerMinute: 160, pitch: 45 },
  { id: 'f5', variant: 'f5', wordsPerMinute: 130, pitch: 55 },
];

export const EAR_VOICES: readonly EarVoice[] = [...NATURAL_VOICES, ...ESPEAK_VOICES];

export function isNatural(voice: EarVoice): voice is NaturalEarVoice {
  return 'manner' in voice;
}

/** All that decides how a voice says this word: its clip is named by it. */
export function earRecipe(word: EarWord, voice: EarVoice, known: Known): string {
  if (isNatural(voice)) return recipeOf(earLine(word, voice, known));
  const { variant, wordsPerMinute, pitch } = voice;
  return `espeak-ng sq+${variant} ${wordsPerMinute} ${pitch} ${espeakTold(word, known)}`;
}

/** What Kokoro is told, a factor higher or lower than its own pitch. */
export function earLine(
  word: EarWord,
  { manner }: NaturalEarVoice,
  known: Known,
  higher = 1,
): SpokenLine {
  const tokens = `${tokensOfWord(earPronunciation(word, known))}.`;
  return { tokens, ...manner, pitch: manner.pitch * higher };
}

export function espeakTold(word: EarWord, known: Known): string {
  return espeakWord(earPronunciation(word, known));
}

export function earEncoding(voice: EarVoice): Encoding {
  return isNatural(voice) ? WIDE : NARROW;
}
