import type { ContrastFile } from '../formats/sounds.ts';
import { EAR_VOICES, type EarVoice } from './ear-voices.ts';
import { type EarWord, earKey } from './ear-word.ts';
import { measuredPairs } from './kept-pairs.ts';
import type { Measured } from './measured-file.ts';

interface WantedClip {
  readonly key: string;
  readonly word: EarWord;
  readonly voice: EarVoice;
  readonly name: string;
}

/** A clip for both words of every kept pair in each voice in which it is heard, each once. */
export function clipsWanted(
  contrasts: readonly ContrastFile[],
  pairs: Measured['pairs'],
  nameOf: (word: EarWord, voice: EarVoice) => string,
): WantedClip[] {
  const wanted = new Map<string, WantedClip>();
  for (const { words, heard } of contrasts.flatMap((each) => measuredPairs(each, pairs))) {
    for (const voice of EAR_VOICES.filter(({ id }) => heard[id] !== undefined)) {
      for (const word of words) {
        const key = earKey(word);
        wanted.set(`${key} ${voice.id}`, { key, word, voice, name: nameOf(word, voice) });
      }
    }
  }
  return [...wanted.values()];
}
