import type { Frame } from '../../speech/mfcc.ts';

/**
 * How far two sounds are from each other once the one is stretched and squeezed onto the other as
 * well as can be (dynamic time warping, Sakoe and Chiba, 1978): the mean distance of the frames that
 * come to lie on each other. A step that takes a frame of both counts twice, so that every path from
 * corner to corner weighs the same, as much as both have frames.
 */
export function warpedDistance(a: readonly Frame[], b: readonly Frame[]): number {
  if (a.length === 0 || b.length === 0) throw new Error('nothing to compare');
  let before = new Float64Array(b.length);
  a.forEach((frame, i) => {
    const row = new Float64Array(b.length);
    b.forEach((other, j) => {
      const distance = distanceOf(frame, other);
      const straight = i === 0 || j === 0 ? Infinity : (before[j - 1] ?? 0) + 2 * distance;
      const below = i === 0 ? Infinity : (before[j] ?? 0) + distance;
      const left = j === 0 ? Infinity : (row[j - 1] ?? 0) + distance;
      row[j] = i === 0 && j === 0 ? 2 * distance : Math.min(straight, below, left);
    });
    before = row;
  });
  return (before.at(-1) ?? 0) / (a.length + b.length);
}

function distanceOf(a: Frame, b: Frame): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += ((a[at] ?? 0) - (b[at] ?? 0)) ** 2;
  return Math.sqrt(sum);
}
