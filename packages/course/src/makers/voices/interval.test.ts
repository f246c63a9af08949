import { seeded } from '@hajde/rules/chance/chance';
import { describe, expect, it } from 'vitest';
import { intervalOf } from './interval.ts';

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe('an interval', () => {
  it('is a point where all are alike', () => {
    expect(intervalOf([3, 3, 3], mean, seeded(1))).toEqual([3, 3]);
  });

  it('is as wide as the normal law says for a mean of many', () => {
    const halves = Array.from({ length: 400 }, (_, at) => at % 2);
    const [low, high] = intervalOf(halves, mean, seeded(1));
    const error = 1.96 * Math.sqrt(0.25 / 400);
    expect(low).toBeCloseTo(0.5 - error, 2);
    expect(high).toBeCloseTo(0.5 + error, 2);
  });

  it('is the same again by the same seed', () => {
    const values = [1, 5, 2, 8];
    expect(intervalOf(values, mean, seeded(7))).toEqual(intervalOf(values, mean, seeded(7)));
  });
});
