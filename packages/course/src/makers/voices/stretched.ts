import type { Sound } from '../../speech/sound.ts';

/** As Chromium has them: what overlaps, and how far a piece may lie from where it should be. */
const WINDOW_S = 0.02;
const SEARCH_S = 0.015;

/**
 * Slower at the same pitch, as a browser plays it: overlapping pieces are laid further apart, each taken
 * from where it best goes on from the last one (WSOLA, Verhelst and Roelands, 1993).
 */
export function stretched({ rate, samples }: Sound, speed: number): Sound {
  const hop = Math.round((rate * WINDOW_S) / 2);
  const search = Math.round(rate * SEARCH_S);
  const slow = new Float32Array(Math.round(samples.length / speed));
  let taken = -hop;
  for (let laid = -hop; laid < slow.length; laid += hop) {
    if (laid >= 0) {
      const meant = Math.round(laid * speed);
      taken = mostLike(samples, taken + hop, { meant, search, length: 2 * hop });
    }
    for (let at = 0; at < 2 * hop; at += 1) {
      const weight = 0.5 - 0.5 * Math.cos((Math.PI * (at + 0.5)) / hop);
      const place = laid + at;
      if (place >= 0 && place < slow.length) {
        slow[place] = (slow[place] ?? 0) + weight * (samples[taken + at] ?? 0);
      }
    }
  }
  return { rate, samples: slow };
}

/** The piece near to where it is meant that is most like the one that would go on from the last. */
function mostLike(
  samples: Float32Array,
  goingOn: number,
  { meant, search, length }: { meant: number; search: number; length: number },
): number {
  let [best, most] = [meant, Number.NEGATIVE_INFINITY];
  for (let place = meant - search; place <= meant + search; place += 1) {
    let [product, energy] = [0, 0];
    for (let at = 0; at < length; at += 1) {
      const value = samples[place + at] ?? 0;
      product += value * (samples[goingOn + at] ?? 0);
      energy += value * value;
    }
    const likeness = energy === 0 ? 0 : product / Math.sqrt(energy);
    const nearer = likeness === most && Math.abs(place - meant) < Math.abs(best - meant);
    if (likeness > most || nearer) [best, most] = [place, likeness];
  }
  return best;
}
