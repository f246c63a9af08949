import { DAY_MS } from './days.ts';

export const PERIODS = ['current_week', 'current_month', 'all_time'] as const;
export type Period = (typeof PERIODS)[number];
export const DEFAULT_PERIOD: Period = 'current_week';

/** The name under which a board keeps its values. Weeks and months are UTC's: all learners share them. */
export function periodKey(period: Period, at: Date): string {
  if (period === 'current_week') return isoWeek(at);
  return period === 'current_month' ? monthOf(at) : 'all_time';
}

/** '2026-W46'. An ISO week belongs to the year that its Thursday is in. */
export function isoWeek(at: Date): string {
  const daysAfterMonday = (at.getUTCDay() + 6) % 7;
  const thursday = new Date(at.getTime() + (3 - daysAfterMonday) * DAY_MS);
  const year = thursday.getUTCFullYear();
  const daysIntoYear = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / DAY_MS);
  const week = Math.floor(daysIntoYear / 7) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** '2026-11'. */
export function monthOf(at: Date): string {
  return at.toISOString().slice(0, 7);
}
