import { expect, it } from 'vitest';
import type { Sound } from '../../speech/sound.ts';
import { medianPitch } from './pitch.ts';
import { stretched } from './stretched.ts';

const RATE = 16_000;
const SPEED = 0.6;

/** Half a second of a tone with an overtone, then half a second of silence. */
const tone: Sound = {
  rate: RATE,
  samples: Float32Array.from({ length: RATE }, (_, at) => {
    const turn = (2 * Math.PI * 150 * at) / RATE;
    return at < RATE / 2 ? 0.4 * Math.sin(turn) + 0.2 * Math.sin(3 * turn + 1) : 0;
  }),
};
const slow = stretched(tone, SPEED);
const power = (samples: Float32Array) =>
  samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length;

it('lasts longer, and everything in it is as much later', () => {
  expect(slow.samples).toHaveLength(Math.round(RATE / SPEED));
  const end = slow.samples.findLastIndex((sample) => Math.abs(sample) > 0.05);
  expect(end / RATE).toBeCloseTo(0.5 / SPEED, 1);
});

it('is as high and as loud as it was: the pieces go on from one another', () => {
  expect(medianPitch([slow])).toBeCloseTo(medianPitch([tone]), 0);
  const within = slow.samples.subarray(0.1 * RATE, 0.7 * RATE);
  expect(power(within)).toBeCloseTo(power(tone.samples.subarray(0, RATE / 2)), 2);
  const loudest = Math.max(...within);
  expect(loudest).toBeLessThan(Math.max(...tone.samples) * 1.05);
});

it('is what it was at its own speed', () => {
  const same = stretched(tone, 1).samples;
  const furthest = Math.max(
    ...same.map((sample, at) => Math.abs(sample - (tone.samples[at] ?? 0))),
  );
  expect(furthest).toBeLessThan(0.001);
});
