import { type Day, localDay } from '@hajde/rules/days/days';
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

/** What a device says, by our clock: its own may be wrong, and how wrong, `sentAt` tells. */
export function corrected(told: string, sentAt: string | undefined, now: Date): Date {
  const wrongBy = sentAt === undefined ? 0 : now.getTime() - Date.parse(sentAt);
  return new Date(Date.parse(told) + wrongBy);
}

/** A clock that runs ahead counts as now, and what lies before the account as its making. */
export function credible(at: Date, { since, now }: { since: Date; now: Date }): Date {
  const notBefore = at < since ? since : at;
  return notBefore > now ? now : notBefore;
}

/** The moment of something saved earlier, wherever that was. */
export function momentOfRecord(
  saved: Date,
  now: Date,
  { zone, here, since }: { zone: string; here: string; since: Date },
): Moment {
  const at = credible(saved, { since, now });
  const old = now.getTime() - at.getTime() > COUNTS_FOR_A_DAY_MS;
  return { at, zone, day: old ? null : localDay(at, zone), here };
}
