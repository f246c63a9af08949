import type { Server } from '../http/server.ts';
import { type Limit, mayTake } from '../http/throttle.ts';
import { keyOf } from './name-key.ts';

/** Whoever registered an email may not own it: a mailbox is not to be flooded. */
const PER_EMAIL: Limit = { name: 'owner mails', atOnce: 5, thenOneEveryMs: 3_600_000 };

/** Whoever owns the mailbox hears of a change that may not have been theirs. */
export function tellOwner(
  { mailer, database: { db }, now }: Server,
  to: string,
  subject: string,
  text = IF_IT_WAS_NOT_YOU,
): void {
  mailer?.later(async () => {
    if (!(await mayTake(db, { limit: PER_EMAIL, who: keyOf(to) }, now()))) return undefined;
    return { to, subject, text: ['Përshëndetje,', text].join('\n\n') };
  });
}

export const IF_IT_WAS_NOT_YOU =
  "If that was you, you don't need to do anything. If it wasn't, ask for a new password on the sign-in screen, or contact whoever runs this server.";
