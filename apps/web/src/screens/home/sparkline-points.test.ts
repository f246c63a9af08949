import { expect, test } from 'vitest';
import { sparklinePoints } from './sparkline-points.ts';

test('the lowest value is at the bottom, the highest at the top, the days spread evenly', () => {
  expect(sparklinePoints([10, 20, 15], 100, 30)).toEqual([
    { x: 0, y: 30 },
    { x: 50, y: 0 },
    { x: 100, y: 15 },
  ]);
});

test('a day without a value is passed over but keeps its place', () => {
  expect(sparklinePoints([50, null, null, 100, null], 100, 30)).toEqual([
    { x: 0, y: 30 },
    { x: 75, y: 0 },
  ]);
});

test('fewer than two values make no line', () => {
  expect(sparklinePoints([null, 80, null], 100, 30)).toEqual([]);
  expect(sparklinePoints([], 100, 30)).toEqual([]);
});

test('a week without a change is a flat line, at the bottom where it is all zero', () => {
  expect(sparklinePoints([0, 0], 100, 30).map(({ y }) => y)).toEqual([30, 30]);
  expect(sparklinePoints([90, 90], 100, 30).map(({ y }) => y)).toEqual([15, 15]);
});
