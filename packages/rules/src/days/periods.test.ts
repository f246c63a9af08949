import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyInstant } from './days.arbitrary.ts';
import { DAY_MS } from './days.ts';
import { isoWeek, monthOf, PERIODS, periodKey } from './periods.ts';

describe('the ISO week', () => {
  it.each([
    ['2026-11-15T23:59:59.999Z', '2026-W46'],
    ['2026-11-16T00:00:00Z', '2026-W47'],
    ['2024-12-29T12:00:00Z', '2024-W52'],
    ['2024-12-30T12:00:00Z', '2025-W01'],
    ['2027-01-03T12:00:00Z', '2026-W53'],
    ['2027-01-04T12:00:00Z', '2027-W01'],
    ['2023-01-01T12:00:00Z', '2022-W52'],
  ])('of %s is %s', (at, week) => {
    expect(isoWeek(new Date(at))).toBe(week);
  });

  it('lasts from Monday to Sunday and then changes', () => {
    fc.assert(
      fc.property(anyInstant, (at) => {
        const tomorrow = new Date(at.getTime() + DAY_MS);
        expect(isoWeek(tomorrow) === isoWeek(at)).toBe(tomorrow.getUTCDay() !== 1);
      }),
    );
  });

  it('sorts as time goes', () => {
    fc.assert(
      fc.property(anyInstant, anyInstant, (a, b) => {
        const [early, late] = a < b ? [a, b] : [b, a];
        expect(isoWeek(early) <= isoWeek(late)).toBe(true);
        expect(monthOf(early) <= monthOf(late)).toBe(true);
      }),
    );
  });
});

describe('the key of a period', () => {
  const at = new Date('2026-11-30T23:30:00Z');

  it('is the week, the month or all time, by UTC', () => {
    expect(PERIODS.map((period) => periodKey(period, at))).toEqual([
      '2026-W49',
      '2026-11',
      'all_time',
    ]);
  });
});
