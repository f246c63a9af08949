import { localDay } from '@hajde/rules/days';
import type { Moment } from './locked-learner.ts';

const DAY_MS = 86_400_000;
/** What was learnt longer ago than this still pays, but counts for no day. */
const COUNTS_FOR_A_DAY_MS = 14 * DAY_MS;

export const momentOf = (now: Date, zone: string): Moment => ({
  at: now,
  zone,
  day: localDay(now, zone),
});

/** The moment of something saved earlier. A clock that runs ahead counts as now. */
export function momentOfRecord(saved: Date, now: Date, zone: string): Moment {
  const at = saved > now ? now : saved;
  const old = now.getTime() - at.getTime() > COUNTS_FOR_A_DAY_MS;
  return { at, zone, day: old ? null : localDay(at, zone) };
}
