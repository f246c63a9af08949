import { type Day, daysBetween } from '@hajde/rules/days/days';

/** When somebody last learnt, as one says it among friends. */
export function whenLearnt(
  { lastLearntOn, learntToday }: { lastLearntOn: Day | null; learntToday: boolean },
  today: Day,
): string {
  if (learntToday) return 'active today';
  if (lastLearntOn === null) return 'not started yet';
  const days = daysBetween(lastLearntOn, today);
  if (days <= 1) return 'active yesterday';
  return days > LONG_AGO ? 'active a while ago' : `active ${days} days ago`;
}

const LONG_AGO = 30;
