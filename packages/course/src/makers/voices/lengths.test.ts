import { expect, it } from 'vitest';
import { oddLengths } from './lengths.ts';

/** A tenth of a second a sound, and two before and after. */
const clip = (sounds: number, seconds = 0.2 + sounds / 10) => ({ sounds, seconds });
const usual = Array.from({ length: 40 }, (_, at) => clip(5 + (at % 20)));

it('finds nothing in clips that are as long as their sounds', () => {
  expect(oddLengths(usual)).toEqual([]);
});

it('finds the clip that lost half of itself and the one that says itself twice', () => {
  const [half, twice] = [clip(12, 0.65), clip(12, 2.9)];
  const odd = oddLengths([...usual, half, twice]);
  expect(odd.map(({ seconds }) => seconds)).toEqual([half.seconds, twice.seconds]);
  expect(odd[0]?.ratio).toBeLessThan(0.6);
});

it('expects all to be as long as each other where all have as many sounds', () => {
  expect(oddLengths([clip(3), clip(3), clip(3)])).toEqual([]);
});
