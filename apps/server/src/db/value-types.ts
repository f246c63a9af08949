import { defaults, types } from 'pg';

const { INT8, DATE, TIMESTAMPTZ } = types.builtins;

/**
 * How values look here, whoever asks (Drizzle asks the driver's own table too). Out of the box an
 * int8 is text, a day is midnight wherever the server happens to stand, and an instant is sent in
 * the words of that place.
 */
export function useOurTypes(): void {
  types.setTypeParser(INT8, toNumber);
  types.setTypeParser(DATE, (text: string) => text);
  types.setTypeParser(TIMESTAMPTZ, toDate);
  defaults.parseInputDatesAsUTC = true;
}

/** Connections speak UTC, so an instant is `2026-03-29 01:30:00.123+00`: ISO 8601 but for two letters. */
function toDate(text: string): Date {
  return new Date(text.endsWith('+00') ? `${text.slice(0, 10)}T${text.slice(11, -3)}Z` : text);
}

/** Counts and sums come as numbers; only one beyond 2^53, which a number cannot hold, as a bigint. */
function toNumber(text: string): number | bigint {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
}
