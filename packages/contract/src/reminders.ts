import { WEEKDAYS } from '@hajde/rules/reminders/when-due';
import { z } from 'zod';
import { calls } from './call.ts';
import { done, instant, ownPath, text } from './fields.ts';

const weekday = z.union(WEEKDAYS.map((day) => z.literal(day)));

const wish = z.object({
  /** Null: by itself, half an hour before the hour of the last lesson. */
  hour: z.int().min(0).max(23).nullable(),
  /** Monday is 1. */
  days: z.array(weekday).max(WEEKDAYS.length),
  mail: z.boolean(),
  letter: z.boolean(),
});

/** Of the browser's own PushSubscription: a point of P-256 and 16 bytes, without padding or with. */
const subscription = z.object({
  endpoint: text(1_000),
  keys: z.object({
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}=?$/),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}(==)?$/),
  }),
});

export const reminders = calls({
  'GET /api/users/:id/reminders': {
    summary: 'When and where the learner is reminded',
    access: 'learner',
    params: ownPath,
    answer: wish.extend({
      /** What `hour: null` means now, in minutes since midnight. */
      usualMinute: z.int().min(0).max(1_439),
      /** `none`: no email, or this server sends no mail. `unproved`: a mailed link has to be used first. */
      mailbox: z.enum(['none', 'unproved', 'ready']),
      /** What a browser subscribes with. */
      publicKey: z.string(),
      devices: z.array(
        z.object({
          id: z.uuid(),
          /** Such as "Firefox on Android"; null where it is not known. */
          device: z.string().nullable(),
          createdAt: instant,
          current: z.boolean(),
        }),
      ),
    }),
  },
  'POST /api/users/:id/reminders': {
    summary: 'Choose when to be reminded, and by mail or not',
    access: 'learner',
    params: ownPath,
    body: wish,
    answer: done,
  },
  'POST /api/users/:id/reminders/devices': {
    summary: 'Be reminded in the browser that asks',
    access: 'learner',
    params: ownPath,
    body: subscription,
    answer: done,
  },
  'POST /api/users/:id/reminders/devices/:deviceId/remove': {
    summary: 'Be reminded there no more',
    access: 'learner',
    params: ownPath.extend({ deviceId: z.uuid() }),
    answer: done,
  },
  'POST /api/reminders/unsubscribe': {
    summary: 'End all mails by what one of them carries; the answer is always the same',
    access: 'open',
    query: z.object({ token: text(100) }),
    answer: done,
  },
  'POST /api/reminders/pressed': {
    summary: 'A notification was pressed; the answer is always the same',
    access: 'open',
    body: z.object({ id: z.uuid() }),
    answer: done,
  },
});
