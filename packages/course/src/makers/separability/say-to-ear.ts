import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type EarVoice,
  type EspeakEarVoice,
  earLine,
  espeakTold,
  isNatural,
} from '../../contrasts/ear-voices.ts';
import type { EarWord } from '../../contrasts/ear-word.ts';
import { ESPEAK_HIGH, ESPEAK_LOW, NATURAL_HIGHER } from '../../contrasts/pitch-steps.ts';
import { orIfMissing } from '../../source/missing-files.ts';
import { shortHash } from '../../source/serialised.ts';
import { recipeOf, type SpokenLine } from '../../speech/kokoro/spoken-line.ts';
import { run } from '../../speech/program.ts';
import { readWav, type Sound, writeWav } from '../../speech/sound.ts';
import type { Known } from '../../speech/stress.ts';

/** At the pitch of its clip, or at one of the two that are compared. */
type EarPitch = 'clip' | 'low' | 'high';

export type SayToEar = (word: EarWord, voice: EarVoice, pitch: EarPitch) => Promise<Sound>;

/** Says words in the voices of the ear trainer; what says a natural line is brought along. */
export function earSpeaker(known: Known, say: (line: SpokenLine) => Promise<Sound>): SayToEar {
  return (word, voice, pitch) =>
    isNatural(voice)
      ? say(earLine(word, voice, known, pitch === 'high' ? NATURAL_HIGHER : 1))
      : espeakSays(espeakTold(word, known), voice, ESPEAK_SHIFT[pitch]);
}

const ESPEAK_SHIFT = { clip: 0, low: ESPEAK_LOW, high: ESPEAK_HIGH };

async function espeakSays(
  told: string,
  { variant, wordsPerMinute, pitch }: EspeakEarVoice,
  shift: number,
): Promise<Sound> {
  const options = ['-v', `sq+${variant}`, '-s', `${wordsPerMinute}`, '-p', `${pitch + shift}`];
  return readWav(await run('espeak-ng', [...options, '--stdout'], told));
}

/** Keeps what was said in a folder: a run that was cut off does not say it again. */
export function keptIn(
  dir: string,
  say: (line: SpokenLine) => Promise<Sound>,
): (line: SpokenLine) => Promise<Sound> {
  // Two pairs may want the same word at the same time, and one file is not to be written twice.
  const underWay = new Map<string, Promise<Sound>>();
  return (line) => {
    const path = join(dir, `${shortHash(recipeOf(line))}.wav`);
    const sound = underWay.get(path) ?? saidOnce(path, line).finally(() => underWay.delete(path));
    underWay.set(path, sound);
    return sound;
  };

  async function saidOnce(path: string, line: SpokenLine): Promise<Sound> {
    const kept = await orIfMissing(() => readFile(path), undefined);
    if (kept) return readWav(kept);
    const file = writeWav(await say(line));
    await mkdir(dir, { recursive: true });
    await writeFile(`${path}.part`, file);
    await rename(`${path}.part`, path);
    // As it will be read the next time, with its samples of 16 bits.
    return readWav(file);
  }
}
