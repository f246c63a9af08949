import type { ReminderKind, Weekday } from '@hajde/rules/reminders/when-due';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { session } from './account.ts';
import { bytes, day, instant } from './columns.ts';
import { ofLearner } from './learner.ts';

/** What a learner asked to be reminded of, and when it has to be looked at next: the queue. */
export const reminder = pgTable(
  'reminder',
  {
    learnerId: ofLearner().primaryKey(),
    /** null: by itself, from when they learn. */
    hour: integer('hour'),
    days: integer('days').array().$type<Weekday[]>().notNull(),
    mail: boolean('mail').notNull(),
    letter: boolean('letter').notNull(),
    /** Ends all mail without signing in, and opens nothing else; every mail carries it. */
    unsubscribeToken: text('unsubscribe_token').notNull().unique(),
    wakeAt: instant('wake_at'),
  },
  (t) => [index('reminder_to_wake').on(t.wakeAt).where(sql`${t.wakeAt} is not null`)],
);

/** Written before anything is sent: of a day there is one row, so there is one reminder. */
export const sentReminder = pgTable(
  'sent_reminder',
  {
    learnerId: ofLearner(),
    /** By the learner's own calendar. */
    day: day('day').notNull(),
    id: uuid('id').notNull().unique(),
    kind: text('kind').$type<ReminderKind>().notNull(),
    at: instant('at').notNull(),
    pressedAt: instant('pressed_at'),
  },
  (t) => [primaryKey({ columns: [t.learnerId, t.day] }), index('sent_reminder_age').on(t.at)],
);

/** Browsers that take notifications. Who signs out of one is reminded there no more. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    learnerId: ofLearner(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull().unique(),
    publicKey: bytes('public_key').notNull(),
    secret: bytes('secret').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('push_subscription_of_learner').on(t.learnerId),
    index('push_subscription_of_session').on(t.sessionId),
  ],
);

/** What a push service refused for now. */
export const waitingPush = pgTable(
  'waiting_push',
  {
    subscriptionId: uuid('subscription_id')
      .primaryKey()
      .references(() => pushSubscription.id, { onDelete: 'cascade' }),
    learnerId: ofLearner(),
    /** The reminder's day: it is not for another. */
    day: day('day').notNull(),
    message: jsonb('message').$type<PushMessage>().notNull(),
    tries: integer('tries').notNull(),
    retryAt: instant('retry_at').notNull(),
  },
  (t) => [
    index('waiting_push_next').on(t.retryAt),
    index('waiting_push_of_learner').on(t.learnerId),
  ],
);

/** What a mail server refused for now: of a learner there is one, since a day has one reminder. */
export const waitingMail = pgTable(
  'waiting_mail',
  {
    learnerId: ofLearner().primaryKey(),
    /** The reminder's day: it is not for another. */
    day: day('day').notNull(),
    /** null: the letter, which is written anew. */
    message: jsonb('message').$type<PushMessage>(),
    tries: integer('tries').notNull(),
    retryAt: instant('retry_at').notNull(),
  },
  (t) => [index('waiting_mail_next').on(t.retryAt)],
);

/** What the service worker shows, and where a press on it leads. */
export interface PushMessage {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly url: string;
}

/** By which push services know this server: one row, made at the first start. */
export const pushKey = pgTable(
  'push_key',
  {
    one: boolean('one').primaryKey().default(true),
    publicKey: bytes('public_key').notNull(),
    privateKey: bytes('private_key').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [check('push_key_one', sql`${t.one}`)],
);
