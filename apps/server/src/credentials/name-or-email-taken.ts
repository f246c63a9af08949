import { isUniqueViolation } from '../db/driver-errors.ts';
import { Refusal } from '../http/refusal.ts';

/** What to answer when a name or an email turns out to be another learner's. */
export function orTaken(error: unknown): unknown {
  if (isUniqueViolation(error, 'learner_username_key_unique')) {
    return new Refusal(
      409,
      'username_taken',
      'That username is taken. Please choose another.',
      'username',
    );
  }
  if (isUniqueViolation(error, 'learner_email_key_unique')) {
    return new Refusal(409, 'email_taken', "There's already an account with that email.", 'email');
  }
  return error;
}
