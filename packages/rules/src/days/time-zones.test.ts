import { describe, expect, it } from 'vitest';
import { isTimeZone, knownZone } from './time-zones.ts';

describe('a time zone', () => {
  it.each([
    'Europe/Belgrade',
    'Asia/Kolkata',
    'America/Argentina/Buenos_Aires',
    'UTC',
    'Etc/GMT+5',
  ])('may be the IANA name %s', (zone) => {
    expect(isTimeZone(zone)).toBe(true);
  });

  it.each(['+02:00', '-0330', '+14', '', 'Europe/Pristina', 'Mars/Olympus', 'local', 'UTC+2'])(
    'may not be "%s"',
    (zone) => {
      expect(isTimeZone(zone)).toBe(false);
    },
  );
});

describe('a zone that nobody knows', () => {
  it.each(['Etc/Unknown', 'Mars/Olympus', ''])('such as "%s" is taken for UTC', (zone) => {
    expect(knownZone(zone)).toBe('UTC');
  });

  it('leaves the others what they are', () => {
    expect(knownZone('Europe/Belgrade')).toBe('Europe/Belgrade');
  });
});
