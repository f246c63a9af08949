import type { ContrastFile, ContrastWordFile } from '../formats/sounds.ts';
import { pairKey } from './ear-word.ts';
import type { Measured } from './measured-file.ts';

/** In fewer voices a learner would learn the voice and not the sound. */
export const VOICES_PER_PAIR = 6;

/** So many times further apart than one word said twice: from here on a voice says them apart. */
const SEPARATE_FROM = 1.5;

export interface MeasuredPair {
  readonly words: readonly [ContrastWordFile, ContrastWordFile];
  /** Of every voice that was measured. */
  readonly ratios: Readonly<Record<string, number>>;
  /** Those of the voices that say the words apart. */
  readonly separate: Readonly<Record<string, number>>;
  readonly kept: boolean;
}

/** The pairs of a contrast, as written, with what was measured of them. */
export function measuredPairs(contrast: ContrastFile, pairs: Measured['pairs']): MeasuredPair[] {
  return contrast.pairs.map((words) => {
    const ratios = pairs[contrast.id]?.[pairKey(words)]?.voices ?? {};
    const apart = Object.entries(ratios).filter(([, ratio]) => ratio >= SEPARATE_FROM);
    const kept = apart.length >= VOICES_PER_PAIR;
    return { words, ratios, separate: Object.fromEntries(apart), kept };
  });
}
