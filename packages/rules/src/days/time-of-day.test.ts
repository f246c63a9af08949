import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDay, anyInstant, anyZone } from './days.arbitrary.ts';
import { addDays, dayExists, localDay, startOfDay } from './days.ts';
import { instantAt, MINUTES_OF_A_DAY, minuteOfDay } from './time-of-day.ts';

const anyMinute = fc.integer({ min: 0, max: MINUTES_OF_A_DAY - 1 });

describe('when a clock shows a minute', () => {
  test.each([
    ['an ordinary day', '2026-11-10', 18 * 60 + 10, 'Europe/Belgrade', '2026-11-10T17:10:00.000Z'],
    [
      'before the clock goes forward',
      '2026-03-29',
      90,
      'Europe/Belgrade',
      '2026-03-29T00:30:00.000Z',
    ],
    ['in the hour left out', '2026-03-29', 150, 'Europe/Belgrade', '2026-03-29T01:30:00.000Z'],
    ['after it', '2026-03-29', 18 * 60, 'Europe/Belgrade', '2026-03-29T16:00:00.000Z'],
    [
      'in the hour that comes twice',
      '2026-10-25',
      150,
      'Europe/Belgrade',
      '2026-10-25T00:30:00.000Z',
    ],
    ['after that', '2026-10-25', 18 * 60, 'Europe/Belgrade', '2026-10-25T17:00:00.000Z'],
    [
      'in a zone unknown here, as in UTC',
      '2026-11-10',
      60,
      'Mars/Base',
      '2026-11-10T01:00:00.000Z',
    ],
  ])('%s', (_, day, minute, zone, instant) => {
    expect(instantAt(day, minute, zone).toISOString()).toBe(instant);
  });

  test('is on that day, and shows it or stands right behind a jump, in any zone', () => {
    fc.assert(
      fc.property(anyDay, anyMinute, anyZone, (day, minute, zone) => {
        if (!dayExists(day, zone)) return;
        const at = instantAt(day, minute, zone);
        expect(localDay(at, zone)).toBe(day);
        expect(at >= startOfDay(day, zone) && at < startOfDay(addDays(day, 1), zone)).toBe(true);
        const off = minuteOfDay(at, zone) - minute;
        expect(Math.abs(off)).toBeLessThanOrEqual(60);
      }),
      { numRuns: 500 },
    );
  });

  test('gives back the minute that an instant shows', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (at, zone) => {
        const minute = minuteOfDay(at, zone);
        expect(minuteOfDay(instantAt(localDay(at, zone), minute, zone), zone)).toBe(minute);
      }),
      { numRuns: 500 },
    );
  });
});
