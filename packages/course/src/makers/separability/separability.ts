import type { Frame } from '../../speech/mfcc.ts';
import { warpedDistance } from './time-warping.ts';

/** A word of one voice at two of its pitches. */
export interface TwicePitched {
  readonly low: readonly Frame[];
  readonly high: readonly Frame[];
}

/**
 * How much further two words are from each other than either is from itself at another pitch. From
 * 1.5 on the voice says them apart; at 1 they differ no more than one word said twice.
 */
export function separability(a: TwicePitched, b: TwicePitched): number {
  const apart = Math.min(warpedDistance(a.low, b.low), warpedDistance(a.high, b.high));
  const own = Math.max(warpedDistance(a.low, a.high), warpedDistance(b.low, b.high));
  return apart / own;
}
