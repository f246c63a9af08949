import { expect, it } from 'vitest';
import { rootsOf } from './polynomial-roots.ts';

const rounded = (value: number) => Math.round(value * 1e6) / 1e6 + 0;
const found = (coefficients: readonly number[]) =>
  rootsOf(coefficients)
    .map(({ re, im }) => [rounded(re), rounded(im)] as const)
    .toSorted(([a, b], [c, d]) => a - c || b - d);

it('finds real roots', () => {
  // (x - 1)(x - 2)(x + 3)
  expect(found([0, -7, 6])).toEqual([
    [-3, 0],
    [1, 0],
    [2, 0],
  ]);
});

it('finds complex ones in pairs', () => {
  // (x² + 1)(x² - x + 0.5)
  expect(found([-1, 1.5, -1, 0.5])).toEqual([
    [0, -1],
    [0, 1],
    [0.5, -0.5],
    [0.5, 0.5],
  ]);
});
