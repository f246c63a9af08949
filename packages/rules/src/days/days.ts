import { memoByKey } from './memo-by-key.ts';
import { calendarOf } from './time-zones.ts';
import { hasTemporal, wallClock } from './zone-spans.ts';

/** A calendar day, 'YYYY-MM-DD'. Days compare and sort as the text they are. */
export type Day = string;

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

/** The calendar day in a zone at an instant. */
export function localDay(at: Date, zone: string): Day {
  return dayAt(at.getTime(), zone);
}

export function addDays(day: Day, n: number): Day {
  return dayInUtc(Date.parse(day) + n * DAY_MS);
}

function dayInUtc(instant: number): Day {
  const since1970 = Math.floor(instant / DAY_MS);
  let day = days.get(since1970);
  if (day === undefined) {
    day = new Date(instant).toISOString().slice(0, -'T00:00:00.000Z'.length);
    if (days.size === DAYS_KEPT) days.clear();
    days.set(since1970, day);
  }
  return day;
}

/** Writing a date out takes longer than all else that is asked of a day. */
const days = new Map<number, Day>();
const DAYS_KEPT = 4096;

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

/** Intl loads its locales at first use, which a slow phone feels; Temporal, where there is one, none. */
function dayAt(instant: number, zone: string): Day {
  return hasTemporal() ? dayInUtc(wallClock(instant, zone)) : rememberedByIntl(instant, zone);
}

/** Everybody in a zone has the same day, and it lasts at least as long as offsets are whole. */
function rememberedByIntl(instant: number, zone: string): Day {
  if (instant < WHOLE_OFFSETS_SINCE) return dayByIntl(instant, zone);
  const quarter = Math.floor(instant / QUARTER_HOUR_MS);
  let known = latest.get(zone);
  if (known?.quarter !== quarter) {
    known = { quarter, day: dayByIntl(instant, zone) };
    if (latest.size === ZONES_KEPT) latest.clear();
    latest.set(zone, known);
  }
  return known.day;
}

const latest = new Map<string, { readonly quarter: number; readonly day: Day }>();
const ZONES_KEPT = 4096;
const WHOLE_OFFSETS_SINCE = Date.UTC(1973, 0);

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
