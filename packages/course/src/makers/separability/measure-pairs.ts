import { EAR_VOICES, type EarVoice, HIGH, LOW, sayToEar } from '../../contrasts/ear-voices.ts';
import { type EarWord, earKey, pairKey } from '../../contrasts/ear-word.ts';
import { hashOfPair, type Measured } from '../../contrasts/measured-file.ts';
import type { ContrastFile } from '../../formats/sounds.ts';
import { inParallel } from '../../speech/in-parallel.ts';
import { mastered } from '../../speech/mastering.ts';
import type { Known } from '../../speech/stress.ts';
import { mfccOf } from './mfcc.ts';
import { separability, type TwicePitched } from './separability.ts';

/** How far apart each voice says the words of each pair; what was measured before is kept. */
export async function measurePairs(
  contrasts: readonly ContrastFile[],
  before: Measured['pairs'],
  known: Known,
  told: (voice: EarVoice) => void = () => undefined,
): Promise<Measured['pairs']> {
  const all = contrasts.flatMap(({ id, pairs }) =>
    pairs.map((words) => {
      const old = before[id]?.[pairKey(words)];
      const of = hashOfPair(words, known);
      return { id, words, of, old: old?.of === of ? old : undefined };
    }),
  );
  const words = all.filter(({ old }) => !old).flatMap((pair) => pair.words);
  const heard = await Promise.all(
    EAR_VOICES.map(async (voice) => {
      const frames = await heardFrom(voice, words, known);
      told(voice);
      return { voice, frames };
    }),
  );
  const measured: Record<string, Measured['pairs'][string]> = {};
  for (const { id, words, of, old } of all) {
    const [a, b] = words.map(earKey);
    const voices = heard.flatMap(({ voice, frames }) => {
      const [one, other] = [frames.get(a ?? ''), frames.get(b ?? '')];
      return one && other ? [[voice.id, roundedDown(separability(one, other))] as const] : [];
    });
    const now = old ?? { of, voices: Object.fromEntries(voices) };
    measured[id] = { ...measured[id], [pairKey(words)]: now };
  }
  return measured;
}

async function heardFrom(voice: EarVoice, words: readonly EarWord[], known: Known) {
  const once = new Map(words.map((word) => [earKey(word), word] as const));
  const frames = async (word: EarWord, shift: number) =>
    mfccOf(mastered(await sayToEar(word, voice, known, shift)));
  const heard = await inParallel([...once], async ([key, word]) => {
    const both = { low: await frames(word, LOW), high: await frames(word, HIGH) };
    return [key, both] as const;
  });
  return new Map<string, TwicePitched>(heard);
}

/** Down, so that what is printed as enough is enough. */
function roundedDown(ratio: number): number {
  return Math.floor(ratio * 100) / 100;
}
