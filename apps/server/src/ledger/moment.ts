import { type Day, localDay } from '@hajde/rules/days';
import type { Moment } from './locked-learner.ts';

const DAY_MS = 86_400_000;
/** What was learnt longer ago than this still pays, but counts for no day. */
const COUNTS_FOR_A_DAY_MS = 14 * DAY_MS;

export const momentOf = (now: Date, zone: string): Moment => ({
  at: now,
  zone,
  day: localDay(now, zone),
  here: zone,
});

/** The day among whose paid ones something counts: what is too old for any day counts for today's. */
export const paidDay = ({ day, zone }: Moment, now: Date): Day => day ?? localDay(now, zone);

/**
 * The moment of something saved earlier, wherever that was. A clock that runs ahead counts as now,
 * and what lies before the account as its making.
 */
export function momentOfRecord(
  saved: Date,
  now: Date,
  { zone, here, since }: { zone: string; here: string; since: Date },
): Moment {
  const notBefore = saved < since ? since : saved;
  const at = notBefore > now ? now : notBefore;
  const old = now.getTime() - at.getTime() > COUNTS_FOR_A_DAY_MS;
  return { at, zone, day: old ? null : localDay(at, zone), here };
}
