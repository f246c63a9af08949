import { expect, test } from 'vitest';
import { median, rowOf } from './row.ts';

const named = { what: 'a read', floor: 'a bare read', unit: 'requests/s' };

test('a row is the median of its rounds, with the spread of their ratios', () => {
  const row = rowOf({ ...named, bar: { atLeast: 0.7 } }, [
    { value: 80, floor: 100 },
    { value: 45, floor: 50 },
    { value: 60, floor: 100 },
  ]);
  expect(row).toMatchObject({ value: 60, floorValue: 100, ratio: 0.8, spread: [0.6, 0.9] });
});

test('a bar is reached from its own side', () => {
  const reached = (bar: { atLeast: number } | { atMost: number }) =>
    rowOf({ ...named, bar }, [{ value: 1.5, floor: 1 }]).reached;
  expect([reached({ atLeast: 1.5 }), reached({ atLeast: 1.6 })]).toEqual([true, false]);
  expect([reached({ atMost: 1.5 }), reached({ atMost: 1.4 })]).toEqual([true, false]);
});

test('an even number of values has its median in the middle', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(() => median([])).toThrow();
});
