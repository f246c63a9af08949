import { describe, expect, it } from 'vitest';
import type { Sound } from '../../../speech/sound.ts';
import { closuresIn, deepestDip, levelsIn } from './loudness-dips.ts';

const RATE = 24_000;

/** A voice of 120 Hz with rich overtones that is closed to a tenth so often, for 12 ms each. */
function trill(closures: number): Sound {
  return {
    rate: RATE,
    samples: Float32Array.from({ length: RATE / 4 }, (_, at) => {
      const second = at / RATE;
      const beat = (second - 0.06) / 0.035;
      const closed = beat >= 0 && beat < closures && beat % 1 < 0.34;
      const turn = 2 * Math.PI * 120 * second;
      return (closed ? 0.03 : 0.3) * (Math.sin(turn) + Math.sin(4 * turn) + Math.sin(5 * turn));
    }),
  };
}

describe('closures', () => {
  it.each([0, 1, 2, 3])('of a sound that closes %i times are counted', (count) => {
    expect(closuresIn(levelsIn(trill(count), 0.02, 0.22))).toBe(count);
  });

  it('are none where the sound only begins and ends', () => {
    expect(closuresIn([-60, -20, -10, -10, -30, -60])).toBe(0);
  });
});

it('a dip is as deep as the lower of the hills beside it is above it', () => {
  expect(deepestDip([-10, -12, -30, -25, -14, -20])).toBe(16);
  expect(deepestDip([-40, -30, -20])).toBe(0);
});
