/** An IANA name that this runtime knows. Offsets are refused: they know no daylight saving. */
export function isTimeZone(zone: string): boolean {
  return !/^[+-]/.test(zone) && calendarNamed(zone) !== undefined;
}

/** The zone itself, or UTC for one that is none: browsers say `Etc/Unknown`, and worse. */
export function knownZone(zone: string): string {
  return isTimeZone(zone) ? zone : 'UTC';
}

/** Never fails: a zone may have been kept by a browser or a server that knew more of them. */
export function calendarOf(zone: string): Intl.DateTimeFormat {
  const calendar = calendarNamed(zone) ?? calendarNamed('UTC');
  if (calendar === undefined) throw new Error('This runtime does not know UTC.');
  return calendar;
}

/** Making a formatter costs a hundred times more than using it. */
const calendars = new Map<string, Intl.DateTimeFormat>();

function calendarNamed(zone: string): Intl.DateTimeFormat | undefined {
  // Intl takes names in any case; the key does not, or a client could fill the memory with spellings.
  const key = zone.toLowerCase();
  let calendar = calendars.get(key);
  if (!calendar) {
    calendar = newCalendar(zone);
    if (calendar !== undefined) calendars.set(key, calendar);
  }
  return calendar;
}

function newCalendar(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
