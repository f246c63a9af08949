import { seeded } from '@hajde/rules/chance/chance';
import { expect, it } from 'vitest';
import { predictionOf } from './linear-prediction.ts';

it('finds the filter that a noise went through', () => {
  const chance = seeded(1);
  const samples = new Float64Array(20_000);
  for (let at = 0; at < samples.length; at += 1) {
    const noise = chance() - 0.5;
    samples[at] = noise + 1.2 * (samples[at - 1] ?? 0) - 0.8 * (samples[at - 2] ?? 0);
  }
  const [first = 0, second = 0] = predictionOf(samples, 2);
  expect(first).toBeCloseTo(-1.2, 1);
  expect(second).toBeCloseTo(0.8, 1);
});

it('is nothing where there is silence', () => {
  expect(predictionOf(new Float64Array(100), 3).map(Math.abs)).toEqual([0, 0, 0]);
});
