import {
  addDays,
  DAY_MS,
  type Day,
  daysBetween,
  HOUR_MS,
  localDay,
  startOfDay,
} from '../days/days.ts';
import { instantAt, MINUTE_MS, MINUTES_OF_A_DAY, minuteOfDay } from '../days/time-of-day.ts';

/** Monday is 1, Sunday 7. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof WEEKDAYS)[number];
const SUNDAY: Weekday = 7;

/** What a learner asked to be reminded of. */
export interface ReminderWish {
  /** Null: by itself, half an hour before the hour at which they learnt last. */
  readonly hour: number | null;
  readonly days: readonly Weekday[];
  /** Whether there is anywhere a reminder can go: a device, a mailbox. */
  readonly reminds: boolean;
  readonly letter: boolean;
}

/** What came before, as far as it decides about today. */
export interface ReminderPast {
  readonly zone: string;
  readonly lastLesson: { readonly at: Date; readonly zone: string } | null;
  readonly learntToday: boolean;
  /** The latest reminders, the newest first, and whether their day was learnt after all. */
  readonly latest: readonly { readonly day: Day; readonly learnt: boolean }[];
}

export type ReminderKind = 'reminder' | 'letter';

export interface ReminderDecision {
  /** What is to be sent now. */
  readonly send: ReminderKind | null;
  /** When to look again; null where nothing was asked for. */
  readonly wakeAt: Date | null;
}

const AFTER_LAST_LESSON_MS = 23.5 * HOUR_MS;
const EARLIEST_MINUTE = 8 * 60;
const LATEST_MINUTE = 21 * 60;
/** For who has never learnt: after work. */
const BEFORE_ANY_LESSON_MINUTE = 18 * 60;
/** Before most have learnt: on a day that was learnt nothing comes, not even the letter. */
const LETTER_MINUTE = 9 * 60;
/** A server that was away says nothing about an hour long gone. */
export const LATE_AT_MOST_MS = 3 * HOUR_MS;
/** After so many that nobody followed, silence for so long. */
export const UNFOLLOWED = 3;
const SILENT_DAYS = 7;

/** Whether a reminder is due at this instant, and when to ask again. */
export function decideReminder(
  wish: ReminderWish,
  past: ReminderPast,
  now: Date,
): ReminderDecision {
  if (!wish.letter && !(wish.reminds && wish.days.length > 0)) return { send: null, wakeAt: null };
  const today = localDay(now, past.zone);
  const tomorrow = startOfDay(addDays(today, 1), past.zone);
  const plan = planFor(today, wish, past);
  if (plan === null) return { send: null, wakeAt: tomorrow };
  if (now < plan.at) return { send: null, wakeAt: plan.at };
  const isLate = now.getTime() - plan.at.getTime() > LATE_AT_MOST_MS;
  const quiet = isLate || past.learntToday || isSilent(today, past.latest);
  return { send: quiet ? null : plan.kind, wakeAt: tomorrow };
}

/** The one reminder that a day may have: on Sundays the letter, where it is wanted. */
export function planFor(
  day: Day,
  { hour, days, reminds, letter }: ReminderWish,
  { zone, lastLesson }: Pick<ReminderPast, 'zone' | 'lastLesson'>,
): { readonly kind: ReminderKind; readonly at: Date } | null {
  const weekday = weekdayOf(day);
  if (letter && weekday === SUNDAY) {
    return { kind: 'letter', at: instantAt(day, LETTER_MINUTE, zone) };
  }
  if (!reminds || !days.includes(weekday)) return null;
  const minute = hour === null ? usualMinute(lastLesson) : hour * 60;
  return { kind: 'reminder', at: instantAt(day, minute, zone) };
}

/** 23.5 hours after the hour of the last lesson, by the clock where it was learnt, between 8 and 21. */
export function usualMinute(lastLesson: ReminderPast['lastLesson']): number {
  if (lastLesson === null) return BEFORE_ANY_LESSON_MINUTE;
  const after = minuteOfDay(lastLesson.at, lastLesson.zone) + AFTER_LAST_LESSON_MS / MINUTE_MS;
  return Math.min(LATEST_MINUTE, Math.max(EARLIEST_MINUTE, after % MINUTES_OF_A_DAY));
}

/** At most one a day, and none for a week after three that were not followed by learning that day. */
function isSilent(today: Day, latest: ReminderPast['latest']): boolean {
  const [last] = latest;
  if (last === undefined) return false;
  if (last.day >= today) return true;
  const unfollowed = latest.slice(0, UNFOLLOWED).filter(({ learnt }) => !learnt);
  return unfollowed.length === UNFOLLOWED && daysBetween(last.day, today) <= SILENT_DAYS;
}

export function weekdayOf(day: Day): Weekday {
  const [monday] = WEEKDAYS;
  return WEEKDAYS[(new Date(day).getUTCDay() + 6) % 7] ?? monday;
}

/** For how long reminders are kept: longer than any of the last three can matter. */
export const REMINDERS_KEPT_MS = 90 * DAY_MS;
