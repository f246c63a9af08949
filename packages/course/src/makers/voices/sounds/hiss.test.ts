import { expect, it } from 'vitest';
import type { Sound } from '../../../speech/sound.ts';
import { hissIn } from './hiss.ts';

const RATE = 24_000;

/** Tones one after the other, each a tenth of a second: how high, how loud. */
function tones(...all: readonly (readonly [hertz: number, amplitude: number])[]): Sound {
  const length = RATE / 10;
  return {
    rate: RATE,
    samples: Float32Array.from({ length: length * all.length }, (_, at) => {
      const [hertz = 0, amplitude = 0] = all[Math.floor(at / length)] ?? [];
      return amplitude * Math.sin((2 * Math.PI * hertz * at) / RATE);
    }),
  };
}

it('has its centre where its power is', () => {
  expect(hissIn(tones([5000, 0.5]), 0.03, 0.07).centre).toBeCloseTo(5000, -1);
});

it('is as loud as what rubs: a tone of half the height has a quarter of the power', () => {
  const { level } = hissIn(tones([5000, 1]), 0.03, 0.07);
  expect(level).toBeCloseTo(10 * Math.log10(0.5), 1);
  expect(hissIn(tones([5000, 0.5]), 0.03, 0.07).level).toBeCloseTo(level - 6, 1);
});

it('is taken where most of it is, and a loud voice beside it does not count', () => {
  const sound = tones([400, 1], [6000, 0.1], [400, 1]);
  expect(hissIn(sound, 0, 0.3).centre).toBeCloseTo(6000, -2);
});
