import type { Frame } from '../../../speech/mfcc.ts';

/**
 * For each frame of one saying, the frame of another saying of the same that lies on it once that is stretched
 * and squeezed onto the first as well as can be (dynamic time warping); the middle one of several.
 */
export function warpedPlaces(a: readonly Frame[], b: readonly Frame[]): number[] {
  const sums = a.map(() => new Float64Array(b.length));
  const sumAt = (i: number, j: number) => sums[i]?.[j] ?? Number.POSITIVE_INFINITY;
  a.forEach((frame, i) => {
    b.forEach((other, j) => {
      const distance = distanceOf(frame, other);
      const before = Math.min(sumAt(i - 1, j - 1) + distance, sumAt(i - 1, j), sumAt(i, j - 1));
      const row = sums[i];
      if (row) row[j] = distance + (i === 0 && j === 0 ? 0 : before);
    });
  });
  const lying: number[][] = a.map(() => []);
  let [i, j] = [a.length - 1, b.length - 1];
  while (i >= 0 && j >= 0) {
    lying[i]?.push(j);
    const [straight, below, left] = [sumAt(i - 1, j - 1), sumAt(i - 1, j), sumAt(i, j - 1)];
    if (straight <= below && straight <= left) [i, j] = [i - 1, j - 1];
    else if (below <= left) i -= 1;
    else j -= 1;
  }
  return lying.map((places) => places[places.length >> 1] ?? 0);
}

function distanceOf(a: Frame, b: Frame): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += ((a[at] ?? 0) - (b[at] ?? 0)) ** 2;
  return Math.sqrt(sum);
}
