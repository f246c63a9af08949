import { expect, test } from 'vitest';
import { isClipped, type MeasuredClip, oddlyLoud, tableOf } from './clip-table.ts';

const clip = (name: string, lufs: number, peak = -3): MeasuredClip => ({
  ...{ name, lufs, peak, bytes: 2000, seconds: 1, silence: [0, 0] },
});

test('clips that are more than 2 LUFS from the others are named, the furthest first', () => {
  const clips = [clip('quiet', -22.1), clip('usual', -20), clip('near', -21.9), clip('loud', -17)];
  expect(oddlyLoud(clips).map(({ name }) => name)).toEqual(['loud', 'quiet']);
});

test('a clip that reaches full scale counts as clipped, one below it does not', () => {
  const clips = [clip('below', -20, -0.1), clip('cut off', -20, 0)];
  expect(clips.filter(isClipped).map(({ name }) => name)).toEqual(['cut off']);
  expect(tableOf(clips)).toMatch(/^clipped +1$/m);
});
