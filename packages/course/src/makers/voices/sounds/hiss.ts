import type { Sound } from '../../../speech/sound.ts';
import { spectrumOf } from '../../../speech/spectrum.ts';

const WINDOW_S = 0.02;
const STEP_S = 0.005;
/** Voice is below; clips have nothing above. */
const BAND_HZ = { from: 1000, to: 10_000 };
/** Where what rubs is louder than what rings. */
const RUBS_FROM_HZ = 3000;

/** How a sound rubs where it does so most. */
interface Hiss {
  /** The mean frequency from 1 to 10 kHz, each as heavy as its power. */
  readonly centre: number;
  /** The power above 3 kHz, of a loudness of 1, in dB. */
  readonly level: number;
}

export function hissIn(sound: Sound, from: number, to: number): Hiss {
  const frames = spectraIn(sound, from, to);
  const rubbing = frames.map((spectrum) => powerIn(spectrum, RUBS_FROM_HZ, BAND_HZ.to));
  const most = Math.max(...rubbing);
  const { power, hertzALine } = frames[rubbing.indexOf(most)] ?? { power: [], hertzALine: 0 };
  let [weighted, sum] = [0, 0];
  for (const [line, value] of power.entries()) {
    const hertz = line * hertzALine;
    if (hertz < BAND_HZ.from || hertz > BAND_HZ.to) continue;
    weighted += value * hertz;
    sum += value;
  }
  return { centre: weighted / sum, level: 10 * Math.log10(most) };
}

interface Spectrum {
  readonly power: ArrayLike<number> & Iterable<number> & { entries(): Iterable<[number, number]> };
  readonly hertzALine: number;
}

/** Of each 20 ms whose middle lies within; scaled so that a whole spectrum adds up to the mean square. */
function spectraIn({ rate, samples }: Sound, from: number, to: number): Spectrum[] {
  const length = Math.round(rate * WINDOW_S);
  const size = 2 ** Math.ceil(Math.log2(length));
  const power = spectrumOf(size);
  const spectra: Spectrum[] = [];
  for (let middle = from; middle <= to; middle += STEP_S) {
    const start = Math.round(middle * rate - length / 2);
    const frame = new Float64Array(size);
    let weight = 0;
    for (let at = 0; at < length; at += 1) {
      const hann = 0.5 - 0.5 * Math.cos((2 * Math.PI * (at + 0.5)) / length);
      frame[at] = hann * (samples[start + at] ?? 0);
      weight += hann ** 2;
    }
    const scaled = power(frame).map((value) => (2 * value) / (size * weight));
    spectra.push({ power: scaled, hertzALine: rate / size });
  }
  return spectra;
}

function powerIn({ power, hertzALine }: Spectrum, from: number, to: number): number {
  let sum = 0;
  for (const [line, value] of power.entries()) {
    const hertz = line * hertzALine;
    if (hertz >= from && hertz <= to) sum += value;
  }
  return sum;
}
