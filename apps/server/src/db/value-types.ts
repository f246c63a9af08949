import { defaults, types } from 'pg';

const INT8 = types.builtins.INT8;
const DATE = types.builtins.DATE;

/**
 * How values look here, whoever asks (Drizzle asks the driver's own table too). Out of the box an
 * int8 is text, a day is midnight wherever the server happens to stand, and an instant is sent in
 * the words of that place.
 */
export function useOurTypes(): void {
  types.setTypeParser(INT8, toNumber);
  types.setTypeParser(DATE, (text: string) => text);
  defaults.parseInputDatesAsUTC = true;
}

/** Counts and sums come as numbers; only one beyond 2^53, which a number cannot hold, as a bigint. */
function toNumber(text: string): number | bigint {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
}
