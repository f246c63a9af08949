import { knownZone } from '@hajde/rules/time-zones';

/**
 * The zone of this device, in which the learner's days begin and end. A browser that cannot find out
 * says `Etc/Unknown`, which it does not take itself, or nothing at all: then days are UTC's.
 */
export function timeZone(): string {
  return zoneByTemporal() ?? knownZone(zoneByIntl() ?? '');
}

/**
 * At once where the browser has Temporal. The first use of Intl loads its locales, which holds a slow
 * phone up for a tenth of a second in the very moment in which the page wakes.
 */
function zoneByTemporal(): string | undefined {
  if (!('Temporal' in globalThis)) return undefined;
  const zone = Temporal.Now.timeZoneId();
  try {
    Temporal.Now.zonedDateTimeISO(zone);
  } catch (error) {
    if (error instanceof RangeError) return 'UTC';
    throw error;
  }
  // An offset knows no daylight saving.
  return /^[+-]/.test(zone) ? 'UTC' : zone;
}

const zoneByIntl = (): string | undefined => Intl.DateTimeFormat().resolvedOptions().timeZone;
