import type { ContrastFile, ContrastWordFile } from '../formats/sounds.ts';
import { ESPEAK_VOICES, NATURAL_VOICES } from './ear-voices.ts';
import { pairKey } from './ear-word.ts';
import type { Measured } from './measured-file.ts';

/** In fewer voices a learner would learn the voice and not the sound. */
export const VOICES_PER_PAIR = 6;

/** So many times further apart than one word said twice: from here on a voice says them apart. */
const SEPARATE_FROM = 1.5;

/** Voice → how many times further it says the words apart than one of them from itself. */
export type Ratios = Readonly<Record<string, number>>;

export interface MeasuredPair {
  readonly words: readonly [ContrastWordFile, ContrastWordFile];
  /** Of every voice that was measured. */
  readonly ratios: Ratios;
  /** Those of the voices in which it is heard. */
  readonly heard: Ratios;
  readonly kept: boolean;
}

/** The pairs of a contrast, as written, with what was measured of them. */
export function measuredPairs(contrast: ContrastFile, pairs: Measured['pairs']): MeasuredPair[] {
  return contrast.pairs.map((words) => {
    const { voices: ratios = {}, heard: ids = [] } = pairs[contrast.id]?.[pairKey(words)] ?? {};
    const heard = Object.fromEntries(ids.map((id) => [id, ratios[id] ?? 0]));
    return { words, ratios, heard, kept: ids.length > 0 };
  });
}

/**
 * The natural voices that say a pair apart; where they are fewer than six, those of espeak-ng that say
 * it apart most clearly make it six. Nobody, where they do not reach six together.
 */
export function voicesToHear(ratios: Ratios): string[] {
  const natural = naturalApart(ratios);
  const espeak = apartIn(ESPEAK_VOICES, ratios).sort((a, b) => (ratios[b] ?? 0) - (ratios[a] ?? 0));
  const heard = [...natural, ...espeak.slice(0, Math.max(0, VOICES_PER_PAIR - natural.length))];
  return heard.length >= VOICES_PER_PAIR ? heard : [];
}

export function naturalApart(ratios: Ratios): string[] {
  return apartIn(NATURAL_VOICES, ratios);
}

function apartIn(voices: readonly { readonly id: string }[], ratios: Ratios): string[] {
  return voices.map(({ id }) => id).filter((id) => isApart(ratios[id] ?? 0));
}

export function isApart(ratio: number): boolean {
  return ratio >= SEPARATE_FROM;
}
