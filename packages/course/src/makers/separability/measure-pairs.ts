import {
  type EarVoice,
  ESPEAK_VOICES,
  NATURAL_VOICES,
  type NaturalEarVoice,
} from '../../contrasts/ear-voices.ts';
import { type EarWord, pairKey } from '../../contrasts/ear-word.ts';
import {
  isApart,
  naturalApart,
  type Ratios,
  VOICES_PER_PAIR,
  voicesToHear,
} from '../../contrasts/kept-pairs.ts';
import { freshlyMeasured, hashOfPair, type Measured } from '../../contrasts/measured-file.ts';
import type { ContrastFile } from '../../formats/sounds.ts';
import { inParallel } from '../../speech/in-parallel.ts';
import { mastered } from '../../speech/mastering.ts';
import { mfccOf } from '../../speech/mfcc.ts';
import type { Known } from '../../speech/stress.ts';
import type { SayToEar } from './say-to-ear.ts';
import { separability, type TwicePitched } from './separability.ts';

interface Measuring {
  readonly known: Known;
  readonly say: SayToEar;
  readonly told?: (done: number, of: number) => void;
  /** Whether pairs of a contrast are still to be tried in further natural voices. */
  readonly goesOn?: (contrastId: string) => boolean;
}

/**
 * How far apart the voices say the words of each pair: all of espeak-ng's, and one natural voice after the
 * other, in a first round until the pair can be heard at all, in a second until six of them say it apart.
 * What was measured before is kept; the pairs that lack the fewest voices come first.
 */
export async function measurePairs(
  contrasts: readonly ContrastFile[],
  before: Measured['pairs'],
  measuring: Measuring,
): Promise<Measured['pairs']> {
  const all = contrasts.flatMap(({ id, pairs }) =>
    pairs.map((words) => {
      const old = freshlyMeasured(before[id]?.[pairKey(words)], words, measuring.known);
      return { id, words, voices: { ...old?.voices } };
    }),
  );
  const isHeard = (voices: Ratios) => voicesToHear(voices).length > 0;
  const apart = ({ voices }: { readonly voices: Ratios }) =>
    Object.values(voices).filter(isApart).length;
  const order = [
    ...all.filter(({ voices }) => !isHeard(voices)).sort((a, b) => apart(b) - apart(a)),
    ...all.filter(({ voices }) => isHeard(voices)),
  ];
  let count = 0;
  for (const enough of [isHeard, isNaturallyHeard]) {
    await inParallel(order, async ({ id, words, voices }) => {
      const done = () => enough(voices) || measuring.goesOn?.(id) === false;
      await tryVoices(words, voices, done, measuring.say);
      count += 1;
      measuring.told?.(count, 2 * order.length);
    });
  }
  const measured: Record<string, Measured['pairs'][string]> = {};
  for (const { id, words, voices } of all) {
    const of = hashOfPair(words, Object.keys(voices), measuring.known);
    const now = { of, voices, heard: voicesToHear(voices) };
    measured[id] = { ...measured[id], [pairKey(words)]: now };
  }
  return measured;
}

function isNaturallyHeard(ratios: Ratios): boolean {
  return naturalApart(ratios).length >= VOICES_PER_PAIR;
}

/** Adds to the ratios those of further voices, until it is done. */
async function tryVoices(
  words: readonly [EarWord, EarWord],
  ratios: Record<string, number>,
  done: () => boolean,
  say: SayToEar,
): Promise<void> {
  const tried = async (voice: EarVoice) => {
    const [one, other] = await Promise.all([twice(words[0], voice), twice(words[1], voice)]);
    ratios[voice.id] = roundedDown(separability(one, other));
  };
  const twice = async (word: EarWord, voice: EarVoice): Promise<TwicePitched> => {
    const [low, high] = await Promise.all([say(word, voice, 'low'), say(word, voice, 'high')]);
    return { low: mfccOf(mastered(low)), high: mfccOf(mastered(high)) };
  };
  for (const voice of ESPEAK_VOICES) if (ratios[voice.id] === undefined) await tried(voice);
  for (const voice of naturalInTurn(pairKey(words))) {
    if (done()) return;
    if (ratios[voice.id] === undefined) await tried(voice);
  }
}

/** Each pair begins with another of the voices, so that all of them are heard about equally often. */
function naturalInTurn(key: string): NaturalEarVoice[] {
  const letters = [...key].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const first = letters % NATURAL_VOICES.length;
  return [...NATURAL_VOICES.slice(first), ...NATURAL_VOICES.slice(0, first)];
}

/** Down, so that what is printed as enough is enough. */
function roundedDown(ratio: number): number {
  return Math.floor(ratio * 100) / 100;
}
