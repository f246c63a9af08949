import { expect, test } from 'vitest';
import type { Sound } from '../../speech/sound.ts';
import { joinedScene, pausesIn } from './joined-scene.ts';

const RATE = 8000;
const line = (seconds: number, rate = RATE): Sound => ({
  rate,
  samples: Float32Array.from({ length: rate * seconds }, (_, at) => Math.sin(at)),
});

test('a scene is its lines with a pause between each two', () => {
  const scene = joinedScene([line(1), line(0.5), line(1)]);
  expect(scene.samples.length / RATE).toBeCloseTo(1 + 0.3 + 0.5 + 0.3 + 1, 3);
  expect(pausesIn(scene)).toEqual([expect.closeTo(0.3, 1), expect.closeTo(0.3, 1)]);
});

test('what is short is no pause, nor is the silence at either end', () => {
  const samples = new Float32Array(RATE * 2);
  for (const at of [0.5, 0.65, 1.2]) samples[RATE * at] = 1;
  expect(pausesIn({ rate: RATE, samples })).toEqual([expect.closeTo(0.54, 2)]);
});

test('clips of different rates cannot be joined', () => {
  expect(() => joinedScene([line(1), line(1, 16_000)])).toThrow('rates');
});
