import type { ContrastFile } from '../formats/sounds.ts';
import { mfccOf } from '../separability/mfcc.ts';
import { separability, type TwicePitched } from '../separability/separability.ts';
import { inParallel } from '../speech/in-parallel.ts';
import { mastered } from '../speech/mastering.ts';
import type { Known } from '../speech/stress.ts';
import { type EarVoice, HIGH, LOW, sayToEar } from './ear-voices.ts';
import { type EarWord, earKey, pairKey } from './ear-word.ts';
import type { Measured } from './measured-file.ts';

/** How far apart each voice says the words of each pair. */
export async function measurePairs(
  contrasts: readonly ContrastFile[],
  voices: readonly EarVoice[],
  known: Known,
  told: (voice: EarVoice) => void = () => undefined,
): Promise<Measured['pairs']> {
  const heard = await Promise.all(
    voices.map(async (voice) => {
      const words = await heardFrom(voice, contrasts, known);
      told(voice);
      return { voice, words };
    }),
  );
  const ratiosOf = ([a, b]: ContrastFile['pairs'][number]) =>
    Object.fromEntries(
      heard.flatMap(({ voice, words }) => {
        const [one, other] = [words.get(earKey(a)), words.get(earKey(b))];
        return one && other ? [[voice.id, roundedDown(separability(one, other))]] : [];
      }),
    );
  return Object.fromEntries(
    contrasts.map(({ id, pairs }) => [
      id,
      Object.fromEntries(pairs.map((pair) => [pairKey(pair), ratiosOf(pair)])),
    ]),
  );
}

async function heardFrom(voice: EarVoice, contrasts: readonly ContrastFile[], known: Known) {
  const words = new Map<string, EarWord>(
    contrasts
      .flatMap(({ pairs }) => pairs.flat())
      .map((word): [string, EarWord] => [earKey(word), word]),
  );
  const frames = async (word: EarWord, shift: number) =>
    mfccOf(mastered(await sayToEar(word, voice, known, shift)));
  const heard = await inParallel([...words], async ([key, word]) => {
    const both = { low: await frames(word, LOW), high: await frames(word, HIGH) };
    return [key, both] as const;
  });
  return new Map<string, TwicePitched>(heard);
}

/** Down, so that what is printed as enough is enough. */
function roundedDown(ratio: number): number {
  return Math.floor(ratio * 100) / 100;
}
