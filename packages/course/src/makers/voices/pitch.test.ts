import { expect, test } from 'vitest';
import type { Sound } from '../../speech/sound.ts';
import { medianPitch } from './pitch.ts';

/** Like a voice, with harmonics that are stronger than its pitch. */
const hum = (hertz: number, seconds = 0.5): Sound => ({
  rate: 24_000,
  samples: Float32Array.from({ length: 24_000 * seconds }, (_, at) => {
    const phase = (2 * Math.PI * hertz * at) / 24_000;
    return 0.1 * Math.sin(phase) + 0.2 * Math.sin(2 * phase) + 0.15 * Math.sin(3 * phase);
  }),
});

test.each([85, 120, 210, 330])('a hum of %i Hz is that high', (hertz) => {
  expect(medianPitch([hum(hertz)])).toBeCloseTo(hertz, -1);
});

test('silence and noise have no part in it', () => {
  let seed = 1;
  const noise = Float32Array.from({ length: 12_000 }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647 - 0.5;
  });
  const quiet = { rate: 24_000, samples: new Float32Array(24_000) };
  expect(medianPitch([hum(150), quiet, { rate: 24_000, samples: noise }])).toBeCloseTo(150, -1);
  expect(medianPitch([quiet])).toBeNaN();
});
