/** A time in which the clocks of a zone stay as far from UTC as they are. */
interface Span {
  readonly from: number;
  readonly until: number;
  readonly offsetMs: number;
}

/** Some browsers have a part of Temporal, behind a switch. */
export const hasTemporal = (): boolean =>
  'Temporal' in globalThis &&
  'toZonedDateTimeISO' in (Temporal.Instant?.prototype ?? {}) &&
  'getTimeZoneTransition' in (Temporal.ZonedDateTime?.prototype ?? {});

/**
 * What the clocks of a zone show at an instant, as an instant at which those of UTC show it. Asking
 * Temporal takes many times longer than the sum, so the zone's latest span is kept.
 */
export function wallClock(instant: number, zone: string): number {
  let span = latest.get(zone);
  if (span === undefined || instant < span.from || instant >= span.until) {
    span = spanAt(instant, zone);
    if (latest.size === ZONES_KEPT) latest.clear();
    latest.set(zone, span);
  }
  return instant + span.offsetMs;
}

const latest = new Map<string, Span>();
const ZONES_KEPT = 4096;

function spanAt(instant: number, zone: string): Span {
  const at = zoned(instant, zone);
  // A change is not before itself, but it is before the next millisecond.
  const before = zoned(instant + 1, zone).getTimeZoneTransition('previous');
  const after = at.getTimeZoneTransition('next');
  return {
    from: before?.epochMilliseconds ?? Number.NEGATIVE_INFINITY,
    until: after?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    offsetMs: at.offsetNanoseconds / 1e6,
  };
}

function zoned(instant: number, zone: string): Temporal.ZonedDateTime {
  const at = Temporal.Instant.fromEpochMilliseconds(instant);
  try {
    return at.toZonedDateTimeISO(zone);
  } catch (error) {
    // As with Intl, a zone that this runtime does not know is taken for UTC.
    if (error instanceof RangeError && zone !== 'UTC') return at.toZonedDateTimeISO('UTC');
    throw error;
  }
}
