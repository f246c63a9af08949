import { knownZone } from '@hajde/rules/time-zones';
import type { Moment } from './locked-learner.ts';
import { momentOfRecord } from './moment.ts';

/** What a body says about when and where something was played. */
interface Played {
  readonly completedAt?: string | undefined;
  readonly sentAt?: string | undefined;
  readonly timeZone?: string | undefined;
}

/**
 * The moment at which something counts that was played now or earlier, here or elsewhere. The
 * device's clock may be wrong; how wrong, `sentAt` tells, and without it the record counts on arrival.
 */
export function momentOfPlayed(
  { completedAt, sentAt, timeZone }: Played,
  { zone: here, now, since }: { zone: string; now: Date; since: Date },
): Moment {
  const zone = timeZone === undefined ? here : knownZone(timeZone);
  return momentOfRecord(whenPlayed(completedAt, sentAt, now), now, { zone, here, since });
}

function whenPlayed(completedAt: string | undefined, sentAt: string | undefined, now: Date): Date {
  if (completedAt === undefined || sentAt === undefined) return now;
  const wrongBy = now.getTime() - new Date(sentAt).getTime();
  return new Date(new Date(completedAt).getTime() + wrongBy);
}
