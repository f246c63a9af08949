import { afterEach, expect, test, vi } from 'vitest';
import { timeZone } from './time-zone.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

function browserSays(zone: string | undefined) {
  const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: zone as string };
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
}

test('the zone is the one that the browser names', () => {
  browserSays('Europe/Belgrade');
  expect(timeZone()).toBe('Europe/Belgrade');
});

test.each(['Etc/Unknown', '+02:00', '', undefined])('a browser that says %s is in UTC', (zone) => {
  browserSays(zone);
  expect(timeZone()).toBe('UTC');
});
