import type { Sound } from '../../../speech/sound.ts';

const WINDOW_S = 0.01;
const STEP_S = 0.0025;
/** Against both hills beside it: what is shallower is the beat of the voice. */
const DEEP_DB = 3;

/** Levels in dB every 2.5 ms, of 10 ms each. */
export function levelsIn({ rate, samples }: Sound, from: number, to: number): number[] {
  const half = Math.round((rate * WINDOW_S) / 2);
  const levels: number[] = [];
  for (let middle = from; middle <= to; middle += STEP_S) {
    const at = Math.round(middle * rate);
    const piece = samples.subarray(Math.max(0, at - half), Math.max(0, at + half));
    const power = piece.reduce((sum, sample) => sum + sample ** 2, 0) / Math.max(1, piece.length);
    levels.push(10 * Math.log10(Math.max(power, SILENCE)));
  }
  return levels;
}

const SILENCE = 1e-10;

/** How far the level falls at the deepest between the loudest before and the loudest after it. */
export function deepestDip(levels: readonly number[]): number {
  return Math.max(0, ...dipsAt(levels));
}

/** How often the tongue closes: dips with a hill of 3 dB on either side. */
export function closuresIn(levels: readonly number[]): number {
  let [closures, hill, valley] = [0, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const level of levels) {
    valley = Math.min(valley, level);
    if (hill - valley >= DEEP_DB && level - valley >= DEEP_DB) {
      closures += 1;
      [hill, valley] = [level, level];
    } else if (level > hill) [hill, valley] = [level, level];
  }
  return closures;
}

function dipsAt(levels: readonly number[]): number[] {
  return levels.map((level, at) => {
    const before = Math.max(...levels.slice(0, at + 1));
    const after = Math.max(...levels.slice(at));
    return Math.min(before, after) - level;
  });
}
