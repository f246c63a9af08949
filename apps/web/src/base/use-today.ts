import { addDays, type Day, localDay, startOfDay } from '@hajde/rules/days';
import { timeZone } from './time-zone.ts';
import { useNow } from './use-now.ts';

/** The day on the learner's wall, and at midnight the next. */
export function useToday(): Day {
  const zone = timeZone();
  const tomorrow = startOfDay(addDays(localDay(new Date(), zone), 1), zone);
  return localDay(useNow(tomorrow), zone);
}
