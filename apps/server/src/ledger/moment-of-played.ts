import { knownZone } from '@hajde/rules/days/time-zones';
import type { Moment } from './locked-learner.ts';
import { corrected, momentOfRecord } from './moment.ts';

/** What a body says about when and where something was played. */
interface Played {
  readonly completedAt?: string | undefined;
  readonly sentAt?: string | undefined;
  readonly timeZone?: string | undefined;
}

/**
 * The moment at which something counts that was played now or earlier, here or elsewhere. Without the
 * device's clock at sending, as older apps do it, it counts on arrival.
 */
export function momentOfPlayed(
  { completedAt, sentAt, timeZone }: Played,
  { zone: here, now, since }: { zone: string; now: Date; since: Date },
): Moment {
  const zone = timeZone === undefined ? here : knownZone(timeZone);
  const known = completedAt !== undefined && sentAt !== undefined;
  const at = known ? corrected(completedAt, sentAt, now) : now;
  return momentOfRecord(at, now, { zone, here, since });
}
