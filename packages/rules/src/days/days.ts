import { memoByKey } from './memo-by-key.ts';
import { calendarOf } from './time-zones.ts';

/** A calendar day, 'YYYY-MM-DD'. Days compare and sort as the text they are. */
export type Day = string;

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

/** The calendar day in a zone at an instant. */
export function localDay(at: Date, zone: string): Day {
  return dayAt(at.getTime(), zone);
}

export function addDays(day: Day, n: number): Day {
  return new Date(Date.parse(day) + n * DAY_MS).toISOString().slice(0, 10);
}

export function daysBetween(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/**
 * The first instant of a day in a zone, which is not always midnight: some zones put their clocks
 * forward at midnight. Of a day that the zone left out, it is the first instant of the next.
 */
export function startOfDay(day: Day, zone: string): Date {
  return new Date(starts(`${day} ${zone.toLowerCase()}`, () => findStart(day, zone)));
}

/** Whether a zone ever had this day: Samoa went from 29 to 31 December 2011. */
export function dayExists(day: Day, zone: string): boolean {
  return startOfDay(day, zone) < startOfDay(addDays(day, 1), zone);
}

/** Every read of a learner asks when today ends, in few zones and on few days. */
const starts = memoByKey<number>(4096);

function findStart(day: Day, zone: string): number {
  const midnightInUtc = Date.parse(day);
  const from = midnightInUtc - WIDEST_OFFSET_MS;
  const to = midnightInUtc + WIDEST_OFFSET_MS;
  const start = firstStepIn(day, zone, from, to, QUARTER_HOUR_MS);
  // Every offset since 1972 is whole quarter hours; before that, towns had minutes of their own.
  if (dayAt(start - 1, zone) < day) return start;
  return firstStepIn(day, zone, start - QUARTER_HOUR_MS, start, 1);
}

const QUARTER_HOUR_MS = HOUR_MS / 4;
const WIDEST_OFFSET_MS = 16 * HOUR_MS;

/** Bisects from `from` (before the day) to `to` (in it or after it), whole steps apart. */
function firstStepIn(day: Day, zone: string, from: number, to: number, step: number): number {
  let before = 0;
  let reached = (to - from) / step;
  while (reached - before > 1) {
    const middle = Math.floor((before + reached) / 2);
    if (dayAt(from + middle * step, zone) < day) before = middle;
    else reached = middle;
  }
  return from + reached * step;
}

/** Everybody in a zone has the same day, and it lasts at least as long as offsets are whole. */
function dayAt(instant: number, zone: string): Day {
  if (instant < WHOLE_OFFSETS_SINCE) return readCalendar(instant, zone);
  const quarter = Math.floor(instant / QUARTER_HOUR_MS);
  let known = latest.get(zone);
  if (known?.quarter !== quarter) {
    known = { quarter, day: readCalendar(instant, zone) };
    if (latest.size === ZONES_KEPT) latest.clear();
    latest.set(zone, known);
  }
  return known.day;
}

const latest = new Map<string, { readonly quarter: number; readonly day: Day }>();
const ZONES_KEPT = 4096;
const WHOLE_OFFSETS_SINCE = Date.UTC(1973, 0);

/** Intl loads its locales at first use, which a slow phone feels; Temporal, where there is one, none. */
function readCalendar(instant: number, zone: string): Day {
  return hasTemporal() ? dayByTemporal(instant, zone) : dayByIntl(instant, zone);
}

/** Some browsers have a part of it, behind a switch. */
const hasTemporal = () =>
  'Temporal' in globalThis && 'toZonedDateTimeISO' in (Temporal.Instant?.prototype ?? {});

function dayByTemporal(instant: number, zone: string): Day {
  const at = Temporal.Instant.fromEpochMilliseconds(instant);
  try {
    return at.toZonedDateTimeISO(zone).toPlainDate().toString();
  } catch (error) {
    // As with Intl, a zone that this runtime does not know is taken for UTC.
    if (error instanceof RangeError && zone !== 'UTC') return dayByTemporal(instant, 'UTC');
    throw error;
  }
}

function dayByIntl(instant: number, zone: string): Day {
  let year = '';
  let month = '';
  let day = '';
  for (const { type, value } of calendarOf(zone).formatToParts(instant)) {
    if (type === 'year') year = value;
    else if (type === 'month') month = value;
    else if (type === 'day') day = value;
  }
  return `${year.padStart(4, '0')}-${month}-${day}`;
}
