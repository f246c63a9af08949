import { espeakWord } from '../speech/espeak-phonemes.ts';
import { run } from '../speech/program.ts';
import { readWav, type Sound } from '../speech/sound.ts';
import type { Known } from '../speech/stress.ts';
import { type EarWord, earPronunciation } from './ear-word.ts';

/** A voice of the ear trainer: a variant of espeak-ng with a pitch and a speed of its own. */
export interface EarVoice {
  readonly id: string;
  readonly variant: string;
  readonly wordsPerMinute: number;
  /** Of espeak-ng's 0 to 99. */
  readonly pitch: number;
}

/** Four men and four women, of 24 variants that were tried on 31 pairs at one pitch and speed. */
export const EAR_VOICES: readonly EarVoice[] = [
  { id: 'm3', variant: 'm3', wordsPerMinute: 150, pitch: 50 },
  { id: 'm6', variant: 'm6', wordsPerMinute: 135, pitch: 45 },
  { id: 'm7', variant: 'm7', wordsPerMinute: 160, pitch: 60 },
  { id: 'alex', variant: 'Alex', wordsPerMinute: 145, pitch: 55 },
  { id: 'f2', variant: 'f2', wordsPerMinute: 150, pitch: 50 },
  { id: 'f3', variant: 'f3', wordsPerMinute: 140, pitch: 60 },
  { id: 'f4', variant: 'f4', wordsPerMinute: 160, pitch: 45 },
  { id: 'f5', variant: 'f5', wordsPerMinute: 130, pitch: 55 },
];

/** About a tone between the two pitches, as much as one person differs from one time to the next. */
const PITCH_STEP = 5;
export const LOW = -PITCH_STEP;
export const HIGH = PITCH_STEP;

/** All that decides how a voice says this word: its clip is named by it. */
export function earRecipe(word: EarWord, voice: EarVoice, known: Known): string {
  const { variant, wordsPerMinute, pitch } = voice;
  return `espeak-ng sq+${variant} ${wordsPerMinute} ${pitch} ${toldOf(word, known)}`;
}

export async function sayToEar(
  word: EarWord,
  { variant, wordsPerMinute, pitch }: EarVoice,
  known: Known,
  shift = 0,
): Promise<Sound> {
  const options = ['-v', `sq+${variant}`, '-s', `${wordsPerMinute}`, '-p', `${pitch + shift}`];
  return readWav(await run('espeak-ng', [...options, '--stdout'], toldOf(word, known)));
}

function toldOf(word: EarWord, known: Known): string {
  return espeakWord(earPronunciation(word, known));
}
