import { type Day, daysBetween } from '@hajde/rules/days/days';

/** How far off a day is, in words. */
export function inDays(day: Day, today: Day): string {
  const days = daysBetween(today, day);
  if (days <= 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days < 60) return `in ${days} days`;
  return `in ${Math.round(days / 30)} months`;
}
