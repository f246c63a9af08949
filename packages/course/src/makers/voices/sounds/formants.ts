import type { Sound } from '../../../speech/sound.ts';
import { predictionOf } from './linear-prediction.ts';
import { rootsOf } from './polynomial-roots.ts';
import { stretchAt } from './stretch-at.ts';

/** Below which a tract has five formants: a man's of 17 cm, a woman's of 15 to 16. */
export const CEILING_HZ = { man: 5000, woman: 5500 };

const FORMANTS = 5;
const WINDOW_S = 0.03;
/** From here on the voice falls by 6 dB an octave, which would be taken for a formant. */
const LIFTED_FROM_HZ = 50;
const LOWEST_HZ = 150;
/** A resonance that rings shorter is the slope of the spectrum. */
const BROADEST_HZ = 600;

/** The middle of several windows, since one of them alone may miss a formant. */
const AROUND_S = [-0.01, -0.005, 0, 0.005, 0.01];

interface Formants {
  readonly first: number;
  readonly second: number;
}

/** The two lowest resonances at this moment, in Hz; undefined where there are not two. */
export function formantsAt(sound: Sound, middle: number, ceiling: number): Formants | undefined {
  const found = AROUND_S.flatMap((away) => {
    const [first, second] = resonancesAt(sound, middle + away, ceiling);
    return first === undefined || second === undefined ? [] : [{ first, second }];
  });
  if (found.length * 2 < AROUND_S.length) return undefined;
  return {
    first: middleOf(found.map(({ first }) => first)),
    second: middleOf(found.map(({ second }) => second)),
  };
}

/** By linear prediction with two coefficients a formant, at twice the ceiling's rate. */
function resonancesAt(sound: Sound, middle: number, ceiling: number): number[] {
  const rate = 2 * ceiling;
  const samples = stretchAt(sound, { middle, seconds: WINDOW_S }, rate);
  const lift = Math.exp((-2 * Math.PI * LIFTED_FROM_HZ) / rate);
  const lifted = samples.map((sample, at) => {
    const hamming = 0.54 - 0.46 * Math.cos((2 * Math.PI * at) / (samples.length - 1));
    return (sample - lift * (samples[at - 1] ?? 0)) * hamming;
  });
  return rootsOf(predictionOf(lifted, 2 * FORMANTS))
    .filter(({ im }) => im > 0)
    .map(({ re, im }) => ({
      hertz: (Math.atan2(im, re) * rate) / (2 * Math.PI),
      bandwidth: (-Math.log(Math.hypot(re, im)) * rate) / Math.PI,
    }))
    .filter(({ hertz, bandwidth }) => hertz > LOWEST_HZ && bandwidth < BROADEST_HZ)
    .map(({ hertz }) => hertz)
    .sort((a, b) => a - b);
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
