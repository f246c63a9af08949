import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDay, anyInstant, anyZone } from './days.arbitrary.ts';
import { addDays, DAY_MS, dayExists, daysBetween, localDay, startOfDay } from './days.ts';

describe('a zone that nobody knows', () => {
  it.each(['Etc/Unknown', 'Mars/Olympus', ''])('such as "%s" is taken for UTC', (zone) => {
    const at = new Date('2026-11-15T23:30:00Z');
    expect(localDay(at, zone)).toBe('2026-11-15');
    expect(startOfDay('2026-11-15', zone)).toEqual(startOfDay('2026-11-15', 'UTC'));
    // Of another day: the one above is remembered.
    expect(withoutTemporal(() => localDay(new Date('2026-11-16T23:30:00Z'), zone))).toBe(
      '2026-11-16',
    );
  });
});

describe('the local day', () => {
  it('is the date on the wall, not the date in UTC', () => {
    const at = new Date('2026-11-15T10:30:00Z');
    expect(localDay(at, 'Pacific/Kiritimati')).toBe('2026-11-16');
    expect(localDay(at, 'Europe/Belgrade')).toBe('2026-11-15');
    expect(localDay(at, 'Pacific/Niue')).toBe('2026-11-14');
  });

  it('knows offsets of half and quarter hours', () => {
    expect(localDay(new Date('2026-11-15T18:29:59.999Z'), 'Asia/Kolkata')).toBe('2026-11-15');
    expect(localDay(new Date('2026-11-15T18:30:00Z'), 'Asia/Kolkata')).toBe('2026-11-16');
    expect(localDay(new Date('2026-11-15T18:14:59.999Z'), 'Asia/Kathmandu')).toBe('2026-11-15');
    expect(localDay(new Date('2026-11-15T18:15:00Z'), 'Asia/Kathmandu')).toBe('2026-11-16');
  });

  it('is the same for browsers that have no Temporal', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (at, zone) => {
        // Spelt otherwise, or it would be answered from memory.
        const spelt = zone.toLowerCase();
        expect(withoutTemporal(() => localDay(at, spelt))).toBe(localDay(at, zone));
      }),
    );
  });

  it('never goes back as time goes on', () => {
    fc.assert(
      fc.property(anyInstant, fc.nat(3 * DAY_MS), anyZone, (at, later, zone) => {
        expect(localDay(new Date(at.getTime() + later), zone) >= localDay(at, zone)).toBe(true);
      }),
    );
  });
});

describe('the start of a day', () => {
  it('is the first instant of that day and no other', () => {
    fc.assert(
      fc.property(anyDay, anyZone, (day, zone) => {
        const start = startOfDay(day, zone);
        expect(localDay(start, zone)).toBe(day);
        expect(localDay(new Date(start.getTime() - 1), zone)).toBe(addDays(day, -1));
      }),
      { numRuns: 500 },
    );
  });

  it('comes at one o’clock where the clocks skip midnight', () => {
    expect(startOfDay('2026-04-24', 'Africa/Cairo')).toEqual(new Date('2026-04-23T22:00:00Z'));
    expect(startOfDay('2018-11-04', 'America/Sao_Paulo')).toEqual(new Date('2018-11-04T03:00:00Z'));
  });

  it('is the first of two midnights where the clocks go back over it', () => {
    expect(startOfDay('2026-11-01', 'America/Havana')).toEqual(new Date('2026-11-01T04:00:00Z'));
  });

  it('is found where a zone had an offset of odd minutes', () => {
    expect(startOfDay('1960-01-01', 'Africa/Monrovia')).toEqual(new Date('1960-01-01T00:44:30Z'));
  });

  it('of a day that a zone left out is the start of the next', () => {
    expect(startOfDay('2011-12-30', 'Pacific/Apia')).toEqual(
      startOfDay('2011-12-31', 'Pacific/Apia'),
    );
    expect(dayExists('2011-12-30', 'Pacific/Apia')).toBe(false);
    expect(dayExists('2011-12-30', 'Pacific/Tongatapu')).toBe(true);
  });

  it('stays the same after more days than are remembered', () => {
    const start = startOfDay('2026-11-15', 'Australia/Lord_Howe');
    for (let n = 0; n < 5000; n += 1) startOfDay(addDays('2026-11-16', n), 'UTC');
    expect(startOfDay('2026-11-15', 'Australia/Lord_Howe')).toEqual(start);
  });
});

describe('counting days', () => {
  it('knows months, leap years and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1);
  });

  it('adds and subtracts the same number', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (day, n) => {
        expect(daysBetween(day, addDays(day, n))).toBe(n);
      }),
    );
  });
});

function withoutTemporal<T>(work: () => T): T {
  const temporal = Object.getOwnPropertyDescriptor(globalThis, 'Temporal');
  Reflect.deleteProperty(globalThis, 'Temporal');
  try {
    return work();
  } finally {
    if (temporal) Object.defineProperty(globalThis, 'Temporal', temporal);
  }
}
