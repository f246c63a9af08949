import { type Day, localDay, startOfDay } from './days.ts';
import { knownZone } from './time-zones.ts';

export const MINUTE_MS = 60_000;
export const MINUTES_OF_A_DAY = 24 * 60;

/** What a clock on the wall shows in a zone, in minutes since midnight. */
export function minuteOfDay(at: Date, zone: string): number {
  let hour = 0;
  let minute = 0;
  for (const { type, value } of clockOf(knownZone(zone)).formatToParts(at)) {
    if (type === 'hour') hour = Number(value);
    else if (type === 'minute') minute = Number(value);
  }
  return hour * 60 + minute;
}

/**
 * When the clock shows this minute on a day in a zone: the first time where it is put back over it,
 * and as much later as it jumps where it is put forward over it.
 */
export function instantAt(day: Day, minute: number, zone: string): Date {
  const counted = new Date(startOfDay(day, zone).getTime() + minute * MINUTE_MS);
  const shown = minuteOfDay(counted, zone);
  const corrected = new Date(counted.getTime() + (minute - shown) * MINUTE_MS);
  const isIt = localDay(corrected, zone) === day && minuteOfDay(corrected, zone) === minute;
  if (isIt) return corrected;
  // The last minutes of a day that is an hour shorter are counted into the next one.
  return localDay(counted, zone) === day ? counted : lastMinuteBefore(counted, day, zone);
}

function lastMinuteBefore(counted: Date, day: Day, zone: string): Date {
  const over = minuteOfDay(counted, zone) + 1;
  const back = new Date(counted.getTime() - over * MINUTE_MS);
  return localDay(back, zone) === day ? back : startOfDay(day, zone);
}

/** Making a formatter costs a hundred times more than using it; there are some hundred zones. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  // Intl takes names in any case; the key does not, or spellings could fill the memory.
  const key = timeZone.toLowerCase();
  let clock = clocks.get(key);
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat('en-u-nu-latn', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    clocks.set(key, clock);
  }
  return clock;
}
