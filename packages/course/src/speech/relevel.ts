import { readFile, rename, writeFile } from 'node:fs/promises';
import { type ClipFiles, clipPath } from './clip-files.ts';
import { peakOf } from './loudness.ts';
import { mastered } from './mastering.ts';
import { decodeMp3, type Encoding, encodeMp3, NARROW, WIDE } from './mp3.ts';
import type { Sound } from './sound.ts';

/**
 * Sets the level of a clip anew, in its file: for one that came out too quiet, or whose peaks MP3 has made
 * higher than full scale. It is encoded a second time, so this is for the few that stand out.
 */
export async function relevel({ dir }: Pick<ClipFiles, 'dir'>, name: string): Promise<void> {
  const path = clipPath(dir, name);
  const level = mastered(await decodeMp3(await readFile(path)));
  const encoding = level.rate === WIDE_RATE ? WIDE : NARROW;
  await writeFile(`${path}.part`, await encodedBelowFullScale(level, encoding));
  await rename(`${path}.part`, path);
}

/** Quieter by half a decibel until no sample of what comes out is cut off. */
async function encodedBelowFullScale(sound: Sound, encoding: Encoding): Promise<Buffer> {
  const file = await encodeMp3(sound, encoding);
  if (peakOf(await decodeMp3(file)) < CEILING_DB) return file;
  const samples = sound.samples.map((sample) => sample * QUIETER);
  return encodedBelowFullScale({ ...sound, samples }, encoding);
}

/** Of a natural voice; espeak-ng's clips have less. */
const WIDE_RATE = 24_000;
const CEILING_DB = -0.3;
const QUIETER = 10 ** (-0.5 / 20);
