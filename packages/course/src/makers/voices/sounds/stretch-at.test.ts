import { expect, it } from 'vitest';
import { stretchAt } from './stretch-at.ts';

const RATE = 24_000;
const tone = (hertz: number) => ({
  rate: RATE,
  samples: Float32Array.from({ length: RATE / 2 }, (_, at) =>
    Math.sin((2 * Math.PI * hertz * at) / RATE),
  ),
});
const taken = (hertz: number) => stretchAt(tone(hertz), { middle: 0.25, seconds: 0.04 }, 10_000);

it('is the same wave at the other rate, from the moment that was asked for', () => {
  const wave = taken(1000);
  expect(wave).toHaveLength(400);
  const furthest = Math.max(
    ...wave.map((value, at) =>
      Math.abs(value - Math.sin(2 * Math.PI * 1000 * (0.23 + at / 10_000))),
    ),
  );
  expect(furthest).toBeLessThan(0.01);
});

it('has nothing of what the other rate cannot hold', () => {
  expect(Math.max(...taken(7000))).toBeLessThan(0.01);
});
