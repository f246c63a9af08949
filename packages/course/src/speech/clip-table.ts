import { readFile } from 'node:fs/promises';
import { type ClipFiles, clipPath } from './clip-files.ts';
import { loudnessOf, peakOf } from './loudness.ts';
import { silenceAround, TARGET_LUFS } from './mastering.ts';
import { decodeMp3 } from './mp3.ts';

export interface MeasuredClip {
  readonly name: string;
  readonly bytes: number;
  readonly seconds: number;
  readonly lufs: number;
  readonly peak: number;
  /** Seconds before the first and after the last sound that can be heard. */
  readonly silence: readonly [before: number, after: number];
}

/** Below this a clip is as good as silent. */
const SILENT_LUFS = -40;
/** A sample at full scale has been cut off. */
const CLIPPED_DB = 0;
/** A clip that is quieter or louder than the others by more makes people reach for the volume. */
const LOUDNESS_MAY_DIFFER = 2;

/** Decodes a clip as a browser will, and measures what comes out. */
export async function measured({ dir, bytes }: ClipFiles, name: string): Promise<MeasuredClip> {
  const sound = await decodeMp3(await readFile(clipPath(dir, name)));
  return {
    name,
    bytes: bytes.get(name) ?? 0,
    seconds: sound.samples.length / sound.rate,
    lufs: loudnessOf(sound),
    peak: peakOf(sound),
    silence: silenceAround(sound),
  };
}

export const isClipped = ({ peak }: MeasuredClip): boolean => peak >= CLIPPED_DB;

/** Those that stand out from the others, the furthest away first. */
export function oddlyLoud(clips: readonly MeasuredClip[]): MeasuredClip[] {
  const off = ({ lufs }: MeasuredClip) => Math.abs(lufs - TARGET_LUFS);
  return clips
    .filter((clip) => off(clip) > LOUDNESS_MAY_DIFFER)
    .toSorted((a, b) => off(b) - off(a));
}

export function tableOf(clips: readonly MeasuredClip[]): string {
  const sum = (value: (clip: MeasuredClip) => number) =>
    clips.reduce((total, clip) => total + value(clip), 0);
  const lufs = clips.map((clip) => clip.lufs).sort((a, b) => a - b);
  const share = (part: number) => (lufs[Math.round(part * (lufs.length - 1))] ?? 0).toFixed(1);
  const bytes = sum((clip) => clip.bytes);
  const longest = (end: 0 | 1) =>
    (1000 * Math.max(...clips.map((clip) => clip.silence[end]))).toFixed(0);
  return [
    ['clips', `${clips.length}`],
    ['bytes', `${bytes} (${(bytes / 1e6).toFixed(1)} MB)`],
    ['seconds', sum((clip) => clip.seconds).toFixed(0)],
    ['loudness', `${share(0)} to ${share(1)} LUFS, 98% within ${share(0.01)} to ${share(0.99)}`],
    ['highest peak', `${Math.max(...clips.map(({ peak }) => peak)).toFixed(1)} dB`],
    ['silence', `at most ${longest(0)} ms before and ${longest(1)} ms after`],
    ['silent', `${clips.filter(({ lufs }) => lufs < SILENT_LUFS).length}`],
    ['clipped', `${clips.filter(isClipped).length}`],
  ]
    .map(([name = '', value]) => `${name.padEnd(14)}${value}`)
    .join('\n');
}
