import type { Sound } from '../../../speech/sound.ts';

/** Zero crossings of the sinc on either side: what lies above the new rate's half is gone. */
const REACH = 12;

/** So many seconds of a sound around a moment, at another rate, low-passed to it (Hann-windowed sinc). */
export function stretchAt(
  { rate, samples }: Sound,
  { middle, seconds }: { middle: number; seconds: number },
  newRate: number,
): Float64Array {
  const cut = Math.min(1, newRate / rate);
  const reach = REACH / cut;
  const start = middle - seconds / 2;
  return Float64Array.from({ length: Math.round(seconds * newRate) }, (_, index) => {
    const place = (start + index / newRate) * rate;
    let sum = 0;
    for (let at = Math.ceil(place - reach); at <= place + reach; at += 1) {
      const away = (at - place) * cut;
      const sinc = away === 0 ? 1 : Math.sin(Math.PI * away) / (Math.PI * away);
      const window = 0.5 + 0.5 * Math.cos((Math.PI * away) / REACH);
      sum += (samples[at] ?? 0) * sinc * window * cut;
    }
    return sum;
  });
}
