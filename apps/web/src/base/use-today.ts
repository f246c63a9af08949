import { addDays, type Day, localDay, startOfDay } from '@hajde/rules/days/days';
import { useNow } from './use-now.ts';
import { useTimeZone } from './use-time-zone.ts';

/** The calendar day where the learner is; a new render follows at midnight. */
export function useToday(): Day {
  const zone = useTimeZone();
  const tomorrow = startOfDay(addDays(localDay(new Date(), zone), 1), zone);
  return localDay(useNow(tomorrow), zone);
}
