import { SECURITY_EVENT_KINDS } from '@hajde/rules/account/security-events';
import { z } from 'zod';
import { emailAddress, givenPassword, newPassword } from './auth.ts';
import { calls } from './call.ts';
import { done, instant, ownPath, text } from './fields.ts';

/** Asked again before something that a borrowed device must not do; not where there is none. */
const currentPassword = givenPassword.optional();

export const account = calls({
  'GET /api/users/:id/account': {
    summary: 'What the account section shows',
    access: 'learner',
    params: ownPath,
    answer: z.object({
      email: z.string().nullable(),
      /** Whether the learner has proved that the mailbox is theirs. */
      emailVerified: z.boolean(),
      /** False where the learner came by the identity provider and has set none. */
      hasPassword: z.boolean(),
      /** The identity provider and whether the learner can sign in by it; null where there is none. */
      identity: z.object({ provider: z.string(), linked: z.boolean() }).nullable(),
      offLeaderboards: z.boolean(),
      createdAt: instant,
    }),
  },
  'POST /api/users/:id/account/password': {
    summary: 'Change the password; all other sessions end',
    access: 'learner',
    params: ownPath,
    body: z.object({ currentPassword, newPassword }),
    answer: done,
  },
  'POST /api/users/:id/account/email': {
    summary: 'Change the email',
    access: 'learner',
    params: ownPath,
    body: z.object({ currentPassword, email: emailAddress }),
    /** Whether it changes only once the link is used that was mailed to the new one. */
    answer: done.extend({ mailed: z.boolean() }),
  },
  'POST /api/users/:id/account/email/prove': {
    summary: 'Mail a link to the email of the account, which proves that the mailbox is theirs',
    access: 'learner',
    params: ownPath,
    answer: done,
  },
  'POST /api/account/email/confirm': {
    summary: 'Change the email by the link that was mailed to the new one',
    access: 'open',
    body: z.object({ token: text(100) }),
    answer: done,
  },
  'POST /api/users/:id/account/identity/link': {
    summary: 'Where to send the browser, to link an account of the identity provider to this one',
    access: 'learner',
    params: ownPath,
    body: z.object({ currentPassword }),
    answer: z.object({ url: z.string() }),
  },
  'POST /api/users/:id/account/identity/unlink': {
    summary: 'Sign in by the identity provider no longer; needs a password to sign in by instead',
    access: 'learner',
    params: ownPath,
    body: z.object({ currentPassword }),
    answer: done,
  },
  'POST /api/users/:id/account/leaderboards': {
    summary: 'Stay off the leaderboards, or come back to them',
    access: 'learner',
    params: ownPath,
    body: z.object({ off: z.boolean() }),
    answer: done,
  },
  'GET /api/users/:id/account/export': {
    summary: "All of the learner's data",
    access: 'learner',
    params: ownPath,
    answer: z.record(z.string(), z.unknown()),
  },
  'POST /api/users/:id/account/delete': {
    summary: 'Delete the account and everything in it',
    access: 'learner',
    params: ownPath,
    body: z.object({ currentPassword }),
    answer: done,
  },
  'GET /api/users/:id/account/sessions': {
    summary: 'Where the learner is signed in, the last used first',
    access: 'learner',
    params: ownPath,
    answer: z.array(
      z.object({
        id: z.uuid(),
        /** Such as "Firefox on Android"; null where it is not known. */
        device: z.string().nullable(),
        createdAt: instant,
        /** To the hour. */
        lastUsedAt: instant,
        current: z.boolean(),
      }),
    ),
  },
  'GET /api/users/:id/account/events': {
    summary: 'What happened to the account lately, the newest first',
    access: 'learner',
    params: ownPath,
    answer: z.array(
      z.object({
        kind: z.enum(SECURITY_EVENT_KINDS),
        /** Such as "Firefox on Android"; null where it is not known. */
        device: z.string().nullable(),
        at: instant,
      }),
    ),
  },
  'POST /api/users/:id/account/sessions/end': {
    summary: 'Sign out everywhere, here too',
    access: 'learner',
    params: ownPath,
    answer: done,
  },
  'POST /api/users/:id/account/sessions/:sessionId/end': {
    summary: 'Sign out of one session',
    access: 'learner',
    params: ownPath.extend({ sessionId: z.uuid() }),
    answer: done,
  },
});
