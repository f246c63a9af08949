import type { Sound } from './sound.ts';
import { spectrumOf } from './spectrum.ts';

/** What a short stretch of a sound sounds like, in a few numbers that hardly know its pitch. */
export type Frame = Float64Array;

/** 23 ms: what a transform of 512 takes at espeak-ng's rate. */
export const FRAME_S = 0.023;
export const STEP_S = 0.005;
const FILTERS = 26;
const COEFFICIENTS = 13;
const LOWEST_HZ = 80;
/** The clips have nothing above. */
const HIGHEST_HZ = 7500;
/** Speech falls towards its high frequencies; this lifts them again. */
const PRE_EMPHASIS = 0.97;
/** 40 dB below the loudest band of the word nothing is heard any more, as when clips are trimmed. */
const FLOOR = 1e-4;

/**
 * The mel-frequency cepstrum (Davis and Mermelstein, 1980) of each 23 ms of a sound, every 5 ms. The
 * first coefficient is how loud the frame is against the loudest; how loud the whole is makes no
 * difference.
 */
export function mfccOf({ rate, samples }: Sound): Frame[] {
  const length = Math.round(rate * FRAME_S);
  const step = Math.round(rate * STEP_S);
  const size = 2 ** Math.ceil(Math.log2(length));
  const filters = melFilters(size, rate);
  const power = spectrumOf(size);
  const hamming = Float64Array.from({ length }, (_, at) => {
    return 0.54 - 0.46 * Math.cos((2 * Math.PI * at) / (length - 1));
  });
  const lifted = samples.map((sample, at) => sample - PRE_EMPHASIS * (samples[at - 1] ?? 0));
  const energies: Float64Array[] = [];
  for (let start = 0; start === 0 || start + length <= samples.length; start += step) {
    const spectrum = power(windowed(lifted, start, hamming, size));
    energies.push(Float64Array.from(filters, (filter) => energyIn(filter, spectrum)));
  }
  const loudest = Math.max(Number.MIN_VALUE, ...energies.map((bands) => Math.max(...bands)));
  return energies.map((bands) =>
    cosineTransform(bands.map((energy) => Math.log(energy / loudest + FLOOR))),
  );
}

/** Weights from one spectral line on. */
interface Filter {
  readonly from: number;
  readonly weights: readonly number[];
}

/** Triangles of equal width to the ear, each reaching to the middles of its neighbours. */
function melFilters(size: number, rate: number): Filter[] {
  const lowest = melOf(LOWEST_HZ);
  const width = (melOf(Math.min(HIGHEST_HZ, rate / 2)) - lowest) / (FILTERS + 1);
  return Array.from({ length: FILTERS }, (_, index) => {
    const middle = lowest + (index + 1) * width;
    const from = Math.ceil((hzOf(middle - width) * size) / rate);
    const to = Math.floor((hzOf(middle + width) * size) / rate);
    const weights = Array.from({ length: to - from + 1 }, (_, line) =>
      Math.max(0, 1 - Math.abs(melOf(((from + line) * rate) / size) - middle) / width),
    );
    return { from, weights };
  });
}

const melOf = (hz: number) => 2595 * Math.log10(1 + hz / 700);
const hzOf = (mel: number) => 700 * (10 ** (mel / 2595) - 1);

function energyIn({ from, weights }: Filter, spectrum: Float64Array): number {
  let sum = 0;
  for (let line = 0; line < weights.length; line += 1) {
    sum += (weights[line] ?? 0) * (spectrum[from + line] ?? 0);
  }
  return sum;
}

/** Filled up with silence to the size that the transform needs. */
function windowed(
  samples: Float32Array,
  start: number,
  hamming: Float64Array,
  size: number,
): Float64Array {
  const frame = new Float64Array(size);
  for (let at = 0; at < hamming.length; at += 1) {
    frame[at] = (samples[start + at] ?? 0) * (hamming[at] ?? 0);
  }
  return frame;
}

/** Orthonormal, so that the distance of two frames is that of their spectra without fine detail. */
function cosineTransform(values: Float64Array): Frame {
  const frame = new Float64Array(COEFFICIENTS);
  for (let k = 0; k < COEFFICIENTS; k += 1) {
    let sum = 0;
    for (let n = 0; n < FILTERS; n += 1) sum += (values[n] ?? 0) * (COSINES[k]?.[n] ?? 0);
    frame[k] = sum;
  }
  return frame;
}

const COSINES = Array.from({ length: COEFFICIENTS }, (_, k) =>
  Float64Array.from({ length: FILTERS }, (_, n) => {
    return Math.sqrt((k === 0 ? 1 : 2) / FILTERS) * Math.cos((Math.PI * k * (n + 0.5)) / FILTERS);
  }),
);
