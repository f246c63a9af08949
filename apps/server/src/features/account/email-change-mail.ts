import { and, eq, ne } from 'drizzle-orm';
import { keyOf } from '../../credentials/name-key.ts';
import type { Db } from '../../db/connection.ts';
import { learner } from '../../db/schema.ts';
import { type Limit, mayTake } from '../../http/throttle.ts';
import type { Mail } from '../../mail/mailer.ts';

/** A mailbox is not to be flooded, by whomever. What goes beyond is silent. */
const PER_EMAIL: Limit = { name: 'email mails', atOnce: 3, thenOneEveryMs: 20 * 60_000 };

interface Wanted {
  readonly learnerId: string;
  readonly email: string;
  readonly link: string;
}

/** To the address that somebody wants: the link, or that it has an account already. */
export async function mailAboutEmail(
  db: Db,
  { learnerId, email, link }: Wanted,
  at: Date,
): Promise<Mail | undefined> {
  const key = keyOf(email);
  if (!(await mayTake(db, { limit: PER_EMAIL, who: key }, at))) return undefined;
  const others = and(eq(learner.emailKey, key), ne(learner.id, learnerId));
  const taken = (await db.$count(learner, others)) > 0;
  return {
    to: email,
    subject: taken ? 'About your Hajde account' : 'Confirm your email for Hajde',
    text: ['Përshëndetje,', ...(taken ? TAKEN : confirmBy(link))].join('\n\n'),
  };
}

const TAKEN = [
  'Somebody tried to use this email for another Hajde account. You already have an account with it, so nothing has changed.',
  "If that was you, sign in to the account you already have. If it wasn't, just ignore this email.",
];

const confirmBy = (link: string) => [
  "Somebody wants to use this email for their Hajde account. If that's you, confirm it here within 30 minutes:",
  link,
  "If it isn't, just ignore this email and nothing will change.",
];
