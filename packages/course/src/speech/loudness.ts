import type { Sound } from './sound.ts';

export const SILENCE = Number.NEGATIVE_INFINITY;

/**
 * How loud it sounds, in LUFS: the K-weighted power (ITU-R BS.1770) of the parts that are spoken.
 * The standard's blocks of 400 ms are longer than many words, so the blocks here are shorter.
 */
export function loudnessOf({ rate, samples }: Sound): number {
  const weighted = filtered(filtered(samples, shelf(rate)), highPass(rate));
  const length = Math.round(rate * BLOCK_S);
  const powers: number[] = [];
  for (let at = 0; at < weighted.length; at += length) {
    powers.push(meanSquare(weighted.subarray(at, at + length)));
  }
  const loudest = Math.max(0, ...powers);
  const spoken = powers.filter((power) => power > loudest * 10 ** (GATE_DB / 10));
  const mean = spoken.reduce((sum, power) => sum + power, 0) / spoken.length;
  return spoken.length === 0 ? SILENCE : -0.691 + 10 * Math.log10(mean);
}

/** The largest sample, in dB below full scale. */
export function peakOf({ samples }: Sound): number {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  return 20 * Math.log10(peak);
}

const BLOCK_S = 0.05;
const GATE_DB = -20;

function meanSquare(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return samples.length === 0 ? 0 : sum / samples.length;
}

interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

function filtered(samples: Float32Array, { b, a }: Biquad): Float32Array {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return samples.map((x) => {
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}

/** The standard's two filters, by their analogue design so that they hold at any rate. */
function shelf(rate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / rate);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b: [
      (high + (band * k) / q + k * k) / a0,
      (2 * (k * k - high)) / a0,
      (high - (band * k) / q + k * k) / a0,
    ],
    a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
  };
}

function highPass(rate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / rate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] };
}
