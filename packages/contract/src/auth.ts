import {
  EMAIL_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  USERNAME_MAX,
  USERNAME_MIN,
} from '@hajde/rules/account/lengths';
import { z } from 'zod';
import { calls } from './call.ts';
import { done, text } from './fields.ts';
import { user } from './learners.ts';

/** Parts that make one emoji of several, such as a family, and that cannot be seen by themselves. */
const JOINED_EMOJI =
  /\p{Extended_Pictographic}[\p{Emoji_Modifier}]?[\u200d\ufe0e\ufe0f]|[\d#*]\ufe0f?\u20e3/u;
/** Nobody sees them, whatever Unicode files them under: fillers, variation selectors, the blank of Braille. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}|\u2800|(?! )\p{Zs}/u;
const LATIN = /\p{Script=Latin}/u;
const ALIKE = /\p{Script=Cyrillic}|\p{Script=Greek}/u;

const NAME_TOO_LONG = `Username must be at most ${USERNAME_MAX} characters`;
const PASSWORD_TOO_LONG = `Password must be at most ${PASSWORD_MAX} characters`;

/** NFKC, so that two names that look alike are alike; trimmed; nothing that cannot be seen. */
export const username = text(USERNAME_MAX * 4, NAME_TOO_LONG)
  .overwrite((name) => name.normalize('NFKC').trim())
  .min(USERNAME_MIN, 'Username must be at least 3 characters')
  .max(USERNAME_MAX, NAME_TOO_LONG)
  .refine((name) => !JOINED_EMOJI.test(name), {
    error: 'Username must not contain combined emoji',
    abort: true,
  })
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u, 'Username must not contain control characters')
  .refine((name) => !UNSEEN.test(name), 'Username must not contain invisible characters')
  .refine(
    (name) => !(LATIN.test(name) && ALIKE.test(name)),
    'Username must not mix Latin letters with Cyrillic or Greek ones',
  );

export const emailAddress = z
  .email('Please enter a valid email')
  .max(EMAIL_MAX, 'Please enter a valid email');
export const newPassword = text(PASSWORD_MAX, PASSWORD_TOO_LONG).min(
  PASSWORD_MIN,
  'Password must be at least 6 characters',
);
export const givenPassword = text(PASSWORD_MAX, PASSWORD_TOO_LONG).min(1, 'Password is required');

const registration = z.object({ username, email: emailAddress, password: newPassword });

const credentials = z.object({
  username: text(USERNAME_MAX * 4, NAME_TOO_LONG).min(1, 'Username is required'),
  password: givenPassword,
});

const signedIn = z.object({ token: z.string(), user });

export const auth = calls({
  'POST /api/auth/login': {
    summary: 'Sign in with username and password',
    access: 'open',
    body: credentials,
    answer: signedIn,
  },
  'POST /api/auth/register': {
    summary: 'Create an account and sign in to it',
    access: 'open',
    body: registration,
    answer: signedIn,
  },
  'POST /api/auth/logout': {
    summary: 'End this session; without one it does nothing',
    access: 'open',
    answer: done,
  },
  'GET /api/auth/provider': {
    summary: 'The name on the "Continue with" button, and whether this server sends mail',
    access: 'open',
    answer: z.object({ name: z.string(), mail: z.boolean() }),
  },
  'POST /api/auth/password-reset': {
    summary: 'Mail a link that sets a new password; says the same for every email',
    access: 'open',
    body: z.object({ email: emailAddress }),
    answer: done,
  },
  'POST /api/auth/password-reset/confirm': {
    summary: 'Set a new password by the link of a mail, end all sessions and sign in',
    access: 'open',
    body: z.object({ token: text(100), password: newPassword }),
    answer: signedIn,
  },
});
