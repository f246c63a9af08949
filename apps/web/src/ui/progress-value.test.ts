import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { progressBar } from './progress-value.ts';

const indeterminate = { max: 100, value: null, state: 'indeterminate' };

describe('a progress bar', () => {
  it('is indeterminate without a value', () => {
    expect(progressBar(undefined)).toEqual(indeterminate);
    expect(progressBar(null, 20)).toEqual(indeterminate);
  });

  it('is loading while partial and complete at its maximum', () => {
    expect(progressBar(0, 20)).toEqual({ max: 20, value: 0, state: 'loading' });
    expect(progressBar(19, 20)).toEqual({ max: 20, value: 19, state: 'loading' });
    expect(progressBar(20, 20)).toEqual({ max: 20, value: 20, state: 'complete' });
    expect(progressBar(65)).toEqual({ max: 100, value: 65, state: 'loading' });
  });

  it.each([
    [5, 0],
    [5, -10],
    [-1, 20],
    [21, 20],
    [Number.NaN, 20],
    [5, Number.NaN],
    [5, Number.POSITIVE_INFINITY],
  ])('falls back to 100 and indeterminate with %d of %d', (value, max) => {
    expect(progressBar(value, max)).toEqual(indeterminate);
  });

  it('never shows a value outside itself', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (value, max) => {
        const bar = progressBar(value, max);
        expect(bar.max).toBeGreaterThan(0);
        expect(bar.value === null || (bar.value >= 0 && bar.value <= bar.max)).toBe(true);
      }),
    );
  });
});
