import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localDay } from './days.ts';
import { wallClock } from './zone-spans.ts';

const ZONES = Intl.supportedValuesOf('timeZone');

/** Some time of two centuries, and some milliseconds more or less, or so near the next change of clocks. */
const anyTime = fc.record({
  at: fc.date({
    min: new Date('1900-01-01T00:00:00Z'),
    max: new Date('2100-01-01T00:00:00Z'),
    noInvalidDate: true,
  }),
  milliseconds: fc.integer({ min: -2, max: 2 }),
  isNearChange: fc.boolean(),
});

it('what clocks show is what Temporal reads alone, in every zone and beside every change of clocks', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ZONES),
      fc.array(anyTime, { minLength: 1, maxLength: 20 }),
      (zone, times) => {
        for (const { at, milliseconds, isNearChange } of times) {
          const some = Temporal.Instant.fromEpochMilliseconds(at.getTime());
          const change = some.toZonedDateTimeISO(zone).getTimeZoneTransition('next');
          const near = isNearChange && change ? change.toInstant() : some;
          const instant = near.add({ milliseconds }).epochMilliseconds;
          const read = near.add({ milliseconds }).toZonedDateTimeISO(zone).toPlainDateTime();
          expect(wallClock(instant, zone)).toBe(read.toZonedDateTime('UTC').epochMilliseconds);
          expect(localDay(new Date(instant), zone)).toBe(read.toPlainDate().toString());
        }
      },
    ),
    { numRuns: 1000 },
  );
});
