import { loudnessOf } from '../../speech/loudness.ts';
import { decodeMp3 } from '../../speech/mp3.ts';
import type { Sound } from '../../speech/sound.ts';
import type { ClipSource } from './clip-source.ts';
import { type Misheard, misheardIn } from './misheard.ts';
import type { Recogniser } from './recogniser.ts';
import type { Sampled } from './sample.ts';

/** What was understood of a clip, and how it is. */
export interface Heard extends Sampled {
  readonly heard: string;
  readonly misheard: Misheard;
  readonly seconds: number;
  readonly lufs: number;
  readonly sound: Sound;
}

/** One after the other: the recogniser takes all cores. What has no clip there is left out. */
export async function heardFrom(
  source: ClipSource,
  sample: readonly Sampled[],
  recogniser: Recogniser,
  told: (done: number, of: number) => void = () => undefined,
): Promise<Heard[]> {
  const all: Heard[] = [];
  for (const [at, each] of sample.entries()) {
    const clip = await source.clip(each.key);
    if (clip) all.push(await heardOf(each, await decodeMp3(clip), recogniser));
    told(at + 1, sample.length);
  }
  return all;
}

async function heardOf(each: Sampled, sound: Sound, recogniser: Recogniser): Promise<Heard> {
  const heard = await recogniser(sound);
  return {
    ...each,
    heard,
    misheard: misheardIn(each.text, heard),
    seconds: sound.samples.length / sound.rate,
    lufs: loudnessOf(sound),
    sound,
  };
}
