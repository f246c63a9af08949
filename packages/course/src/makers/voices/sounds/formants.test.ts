import { describe, expect, it } from 'vitest';
import type { Sound } from '../../../speech/sound.ts';
import { CEILING_HZ, formantsAt } from './formants.ts';

const RATE = 24_000;

/** A buzz of this pitch through resonances of 80 Hz each, as Klatt's synthesiser makes a vowel. */
function vowel(pitch: number, formants: readonly number[]): Sound {
  const buzz = Float64Array.from({ length: RATE / 4 }, (_, at) =>
    at % Math.round(RATE / pitch) === 0 ? 1 : 0,
  );
  const softened = filtered(buzz, [0.98]);
  const spoken = formants.reduce((sound, hertz) => {
    const decay = Math.exp((-Math.PI * 80) / RATE);
    return filtered(sound, [2 * decay * Math.cos((2 * Math.PI * hertz) / RATE), -(decay ** 2)]);
  }, softened);
  const loudest = Math.max(...spoken.map(Math.abs));
  return { rate: RATE, samples: Float32Array.from(spoken, (value) => value / loudest) };
}

function filtered(input: Float64Array, feedback: readonly number[]): Float64Array {
  const output = new Float64Array(input.length);
  input.forEach((value, at) => {
    output[at] = feedback.reduce((sum, by, back) => sum + by * (output[at - 1 - back] ?? 0), value);
  });
  return output;
}

const HIGHER = [2500, 3500, 4500];

describe('formants', () => {
  it.each([
    ['i', 300, 2100, [2900, 3500, 4500]],
    ['y', 310, 1750, [2250, 3500, 4500]],
    ['u', 320, 800, HIGHER],
    ['a', 700, 1300, HIGHER],
    ['ë', 480, 1450, HIGHER],
  ])("of a man's %s are found", (_, first, second, higher) => {
    const found = formantsAt(vowel(115, [first, second, ...higher]), 0.12, CEILING_HZ.man);
    expect(Math.abs((found?.first ?? 0) - first)).toBeLessThan(40);
    expect(Math.abs((found?.second ?? 0) - second)).toBeLessThan(60);
  });

  it("of a woman's a are found, whose voice is as high as their distance from each other", () => {
    const found = formantsAt(vowel(210, [850, 1450, 2900, 4000, 5000]), 0.12, CEILING_HZ.woman);
    expect(Math.abs((found?.first ?? 0) - 850)).toBeLessThan(100);
    expect(Math.abs((found?.second ?? 0) - 1450)).toBeLessThan(100);
  });

  it('are none in silence', () => {
    const silence = { rate: RATE, samples: new Float32Array(RATE) };
    expect(formantsAt(silence, 0.5, CEILING_HZ.man)).toBeUndefined();
  });
});
