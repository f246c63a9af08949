import { addDays, type Day, localDay, startOfDay } from '@hajde/rules/days/days';
import {
  decideReminder,
  type ReminderDecision,
  type ReminderPast,
  type ReminderWish,
  UNFOLLOWED,
  type Weekday,
} from '@hajde/rules/reminders/when-due';
import { SIGNED_IN_FIELDS, type SignedInLearner } from '../../db/learner-fields.ts';

/** A learner who asked to be reminded, with all that decides about it. */
export interface LookedAt extends SignedInLearner {
  readonly hour: number | null;
  readonly days: readonly Weekday[];
  readonly mail: boolean;
  readonly letter: boolean;
  readonly unsubscribeToken: string;
  /** Only one that is proved to be theirs: nobody else is to get mail because of a typing error. */
  readonly mailbox: string | null;
  readonly hasDevice: boolean;
  readonly inCircle: boolean;
  readonly latest: readonly [Day, boolean][];
  readonly learntLately: readonly Day[];
}

const LEARNT = 'learner_day.learner_id = reminder.learner_id and learner_day.first_at is not null';

/** What a statement selects; the learner's today is one of the days around $1, wherever they are. */
export const LOOK = `
  select ${SIGNED_IN_FIELDS}, reminder.hour, reminder.days, reminder.mail, reminder.letter,
    reminder.unsubscribe_token as "unsubscribeToken",
    case when learner.email_verified_at is not null then learner.email end as mailbox,
    exists (select from push_subscription
      where push_subscription.learner_id = reminder.learner_id) as "hasDevice",
    exists (select from circle_member
      where circle_member.learner_id = reminder.learner_id and left_at is null) as "inCircle",
    (select coalesce(json_agg(json_build_array(sent.day,
        exists (select from learner_day where ${LEARNT} and learner_day.day = sent.day))
        order by sent.day desc), '[]')
      from (select day from sent_reminder where sent_reminder.learner_id = reminder.learner_id
        order by day desc limit ${UNFOLLOWED}) as sent) as latest,
    (select coalesce(json_agg(learner_day.day), '[]') from learner_day where ${LEARNT}
      and learner_day.day between ($1::timestamptz at time zone 'UTC')::date - 2
        and ($1::timestamptz at time zone 'UTC')::date + 2) as "learntLately"
  from reminder join learner on learner.id = reminder.learner_id`;

export function decideFor(found: LookedAt, sendsMail: boolean, now: Date): ReminderDecision {
  const decided = decideReminder(wishOf(found, sendsMail), pastOf(found, now), now);
  // A mailbox may be proved later, or mail be set up again; whoever asked for it is not forgotten.
  const asked = found.mail || found.letter;
  if (decided.wakeAt !== null || !asked) return decided;
  const { zone } = found;
  return { ...decided, wakeAt: startOfDay(addDays(localDay(now, zone), 1), zone) };
}

export const isMailed = ({ mail, mailbox }: LookedAt, sendsMail: boolean) =>
  mail && mailbox !== null && sendsMail;

function wishOf(found: LookedAt, sendsMail: boolean): ReminderWish {
  const { hour, days, letter, mailbox, hasDevice } = found;
  return {
    hour,
    days,
    reminds: hasDevice || isMailed(found, sendsMail),
    letter: letter && mailbox !== null && sendsMail,
  };
}

function pastOf({ zone, latest, learntLately, ...learner }: LookedAt, now: Date): ReminderPast {
  return {
    zone,
    lastLesson: lastLessonOf(learner),
    learntToday: learntLately.includes(localDay(now, zone)),
    latest: latest.map(([day, learnt]) => ({ day, learnt })),
  };
}

export function lastLessonOf({
  streakLastAt,
  streakLastZone,
}: Pick<SignedInLearner, 'streakLastAt' | 'streakLastZone'>): ReminderPast['lastLesson'] {
  return streakLastAt && { at: streakLastAt, zone: streakLastZone ?? 'UTC' };
}
