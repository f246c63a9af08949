import { loudnessOf, SILENCE } from './loudness.ts';
import type { Sound } from './sound.ts';

export const TARGET_LUFS = -20;
/** Room for what MP3 adds to a peak. */
export const PEAK_CEILING = 10 ** (-2 / 20);

/** Without the silence around it, as loud as every other clip, and no sample cut off. */
export function mastered(sound: Sound): Sound {
  const trimmed = trim(sound);
  const loudness = loudnessOf(trimmed);
  if (loudness === SILENCE) throw new Error('there is nothing to hear');
  return asLoudAs(TARGET_LUFS, trimmed, loudness);
}

/** Bending the peaks makes it quieter again, where a word is a few strong bursts: so once more, a few times. */
function asLoudAs(lufs: number, sound: Sound, loudness: number): Sound {
  let gain = lufs - loudness;
  let result = limited(sound, 10 ** (gain / 20));
  for (let pass = 0; pass < PASSES; pass += 1) {
    const lacks = lufs - loudnessOf(result);
    if (lacks < NEAR_ENOUGH) break;
    gain += lacks;
    result = limited(sound, 10 ** (gain / 20));
  }
  return result;
}

const PASSES = 4;
const NEAR_ENOUGH = 0.5;

const BEFORE_S = 0.005;
const AFTER_S = 0.05;
const FADE_S = 0.008;
/** A breath of this height against the loudest sample is still speech. */
const HEARD = 10 ** (-40 / 20);

/** Seconds before the first and after the last sample that can be heard. */
export function silenceAround({ rate, samples }: Sound): readonly [before: number, after: number] {
  const { first, last } = heardPart(samples);
  if (first === -1) return [samples.length / rate, 0];
  return [first / rate, (samples.length - 1 - last) / rate];
}

function heardPart(samples: Float32Array): { first: number; last: number } {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  const heard = (sample: number) => Math.abs(sample) > peak * HEARD;
  return { first: samples.findIndex(heard), last: samples.findLastIndex(heard) };
}

function trim({ rate, samples }: Sound): Sound {
  const { first, last } = heardPart(samples);
  if (first === -1) return { rate, samples: new Float32Array() };
  const start = Math.max(0, first - Math.round(rate * BEFORE_S));
  const end = Math.min(samples.length, last + 1 + Math.round(rate * AFTER_S));
  const cut = samples.slice(start, end);
  const fade = Math.min(Math.round(rate * FADE_S), Math.floor(cut.length / 2));
  for (let at = 0; at < fade; at += 1) {
    cut[at] = (cut[at] ?? 0) * (at / fade);
    cut[cut.length - 1 - at] = (cut[cut.length - 1 - at] ?? 0) * (at / fade);
  }
  return { rate, samples: cut };
}

/** Louder by the gain; where a peak would pass the ceiling, it is bent below it and not cut. */
function limited({ rate, samples }: Sound, gain: number): Sound {
  const knee = PEAK_CEILING * 0.7;
  const room = PEAK_CEILING - knee;
  return {
    rate,
    samples: samples.map((sample) => {
      const level = Math.abs(sample * gain);
      if (level <= knee) return sample * gain;
      return Math.sign(sample) * (knee + room * Math.tanh((level - knee) / room));
    }),
  };
}
