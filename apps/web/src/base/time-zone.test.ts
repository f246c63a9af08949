import { afterEach, describe, expect, test, vi } from 'vitest';
import { timeZone } from './time-zone.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('in a browser with Temporal', () => {
  const browserSays = (zone: string) => vi.spyOn(Temporal.Now, 'timeZoneId').mockReturnValue(zone);

  test('the zone is the one that it names, and no locale is loaded for it', () => {
    browserSays('Europe/Belgrade');
    const intl = vi.spyOn(Intl, 'DateTimeFormat');
    expect(timeZone()).toBe('Europe/Belgrade');
    expect(intl).not.toHaveBeenCalled();
  });

  test.each(['Etc/Unknown', '+02:00', ''])('one that says %s is in UTC', (zone) => {
    browserSays(zone);
    expect(timeZone()).toBe('UTC');
  });
});

describe('in a browser without Temporal', () => {
  function browserSays(zone: string | undefined) {
    const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: zone as string };
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
    Reflect.deleteProperty(globalThis, 'Temporal');
  }
  const temporal = Object.getOwnPropertyDescriptor(globalThis, 'Temporal');
  afterEach(() => {
    if (temporal) Object.defineProperty(globalThis, 'Temporal', temporal);
  });

  test('the zone is the one that it names', () => {
    browserSays('Europe/Belgrade');
    expect(timeZone()).toBe('Europe/Belgrade');
  });

  test.each(['Etc/Unknown', '+02:00', '', undefined])('one that says %s is in UTC', (zone) => {
    browserSays(zone);
    expect(timeZone()).toBe('UTC');
  });
});
