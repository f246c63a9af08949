import { knownZone } from '@hajde/rules/days/time-zones';

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
  try {
    const zone = Temporal.Now.timeZoneId();
    Temporal.Now.zonedDateTimeISO(zone);
    // An offset knows no daylight saving.
    return /^[+-]/.test(zone) ? undefined : zone;
  } catch {
    // There is no Temporal, or an unfinished one, or it does not know the zone itself: Intl is asked.
    return undefined;
  }
}

const zoneByIntl = (): string | undefined => Intl.DateTimeFormat().resolvedOptions().timeZone;
