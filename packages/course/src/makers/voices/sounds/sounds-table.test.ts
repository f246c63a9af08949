import { describe, expect, it } from 'vitest';
import type { Figure } from './measured-sounds.ts';
import { contrastsTable, quantile, shareInOrder, soundsTable } from './sounds-table.ts';

const f2 = (letters: string, ...values: number[]): Figure[] =>
  values.map((value) => ({ letters, measure: 'F2', value }));
const woman = {
  name: 'woman',
  figures: [...f2('ll', 1000, 1100, 1200, 1300, 1400), ...f2('l', 1350, 1500, 1600)],
};
const lineOf = (table: string, start: RegExp) => table.split('\n').find((line) => start.test(line));

describe('the table of sounds', () => {
  it('has the middle value, the middle half and how often it was measured', () => {
    const line = lineOf(soundsTable([woman]), /^ll +ʊl +F2/);
    expect(line).toMatch(/^ll +ʊl +F2 Hz +5 +1200 \[1100 to 1300\]$/);
  });

  it('sets what was measured of people beside it', () => {
    expect(lineOf(soundsTable([woman]), /^y +y +F2/)).toMatch(/F2 Hz +0 +1575 to 1971$/);
  });
});

describe('the table of contrasts', () => {
  it('tells how far two sounds are apart, and how many pairs in the right direction', () => {
    // Of fifteen pairs only 1400 is not below 1350.
    expect(lineOf(contrastsTable([woman]), /^ll, l/)).toMatch(/less F2 Hz +-300 \(93\)$/);
  });

  it('is empty where one of them was not said', () => {
    expect(lineOf(contrastsTable([woman]), /^y, i/)).toMatch(/less F2 Hz$/);
  });
});

it('a quantile lies between two values in proportion', () => {
  expect(quantile([4, 1, 2, 3], 0.5)).toBe(2.5);
  expect(quantile([10, 20, 30], 1)).toBe(30);
});

it('a pair of equal values is half in order', () => {
  expect(shareInOrder([1, 2], [2, 3])).toBe(0.875);
});
