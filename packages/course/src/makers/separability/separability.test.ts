import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mfccOf } from '../../speech/mfcc.ts';
import type { Sound } from '../../speech/sound.ts';
import { spectrumOf } from '../../speech/spectrum.ts';
import { separability } from './separability.ts';
import { warpedDistance } from './time-warping.ts';

const RATE = 16_000;

/** A buzz of this pitch, louder around the formant: a vowel, roughly. */
function vowel(pitch: number, formant: number, seconds = 0.2, level = 0.1): Sound {
  const samples = Float32Array.from({ length: Math.round(seconds * RATE) }, (_, at) => {
    let sum = 0;
    for (let hz = pitch; hz < 7000; hz += pitch) {
      const height = Math.exp(-(((hz - formant) / 300) ** 2)) + 0.02;
      sum += height * Math.sin((2 * Math.PI * hz * at) / RATE);
    }
    return level * sum;
  });
  return { rate: RATE, samples };
}

const frames = (...values: number[]) => values.map((value) => Float64Array.of(value));

describe('the spectrum', () => {
  it('has all the power of a tone at its frequency', () => {
    const tone = Float64Array.from({ length: 64 }, (_, at) =>
      Math.sin((2 * Math.PI * 5 * at) / 64),
    );
    const power = spectrumOf(64)(tone);
    expect(power[5]).toBeCloseTo(32 ** 2);
    expect(power.reduce((sum, each) => sum + each, 0)).toBeCloseTo(32 ** 2);
  });

  it('keeps the power of any frame (Parseval)', () => {
    const level = fc.double({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(level, { minLength: 32, maxLength: 32 }), (values) => {
        const power = spectrumOf(32)(Float64Array.from(values));
        const both = power.reduce((sum, each, bin) => sum + (bin % 16 === 0 ? 1 : 2) * each, 0);
        expect(both / 32).toBeCloseTo(values.reduce((sum, value) => sum + value ** 2, 0));
      }),
    );
  });

  it('is not made of a frame whose length is no power of two', () => {
    expect(() => spectrumOf(48)).toThrow('48 is no power of 2');
  });
});

describe('the cepstrum', () => {
  it('has a frame every 5 ms', () => {
    expect(mfccOf(vowel(120, 700))).toHaveLength(Math.floor((0.2 - 0.023) / 0.005) + 1);
  });

  it('does not know how loud the whole is', () => {
    const [quiet, loud] = [mfccOf(vowel(120, 700, 0.1, 0.01)), mfccOf(vowel(120, 700, 0.1, 0.2))];
    expect(warpedDistance(quiet, loud)).toBeLessThan(0.01);
  });

  it('tells two vowels apart better than two pitches', () => {
    const a = mfccOf(vowel(120, 700));
    expect(warpedDistance(a, mfccOf(vowel(120, 2000)))).toBeGreaterThan(
      3 * warpedDistance(a, mfccOf(vowel(135, 700))),
    );
  });
});

describe('the warped distance', () => {
  it('is nothing between a sound and the same one slower', () => {
    expect(warpedDistance(frames(1, 2, 3), frames(1, 1, 2, 2, 2, 3))).toBe(0);
  });

  it('is the mean distance of the frames that lie on each other', () => {
    expect(warpedDistance(frames(0, 0, 0), frames(2, 2, 2))).toBe(2);
    expect(warpedDistance(frames(0, 5, 0), frames(0, 4, 0))).toBeCloseTo(2 / 6);
  });

  it('is the same from either side, and nothing to itself', () => {
    const sound = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(sound, sound, (a, b) => {
        expect(warpedDistance(frames(...a), frames(...b))).toBeCloseTo(
          warpedDistance(frames(...b), frames(...a)),
        );
        expect(warpedDistance(frames(...a), frames(...a))).toBe(0);
      }),
    );
  });

  it('needs something to compare', () => {
    expect(() => warpedDistance([], frames(1))).toThrow('nothing to compare');
  });
});

describe('separability', () => {
  const said = (formant: number) => ({
    low: mfccOf(vowel(120, formant)),
    high: mfccOf(vowel(135, formant)),
  });

  it('is above 1.5 for two vowels and 0 for one', () => {
    expect(separability(said(700), said(2000))).toBeGreaterThan(1.5);
    expect(separability(said(700), said(700))).toBe(0);
  });

  it('grows with the distance of the sounds', () => {
    const near = separability(said(700), said(900));
    expect(separability(said(700), said(1500))).toBeGreaterThan(near);
  });
});
