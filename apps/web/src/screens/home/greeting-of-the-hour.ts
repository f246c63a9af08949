import { HOUR_MS, localDay, startOfDay } from '@hajde/rules/days/days';

const DAY_FROM = 10;
const EVENING_FROM = 18;
/** Until then it is still the evening before. */
const MORNING_FROM = 4;

/** What people in Kosovo say to each other at this hour. */
export function greetingOfTheHour(now: Date, zone: string): string {
  const hour = (now.getTime() - startOfDay(localDay(now, zone), zone).getTime()) / HOUR_MS;
  if (hour < MORNING_FROM || hour >= EVENING_FROM) return 'Mirëmbrëma';
  return hour < DAY_FROM ? 'Mirëmëngjes' : 'Mirëdita';
}
