import { keyOf } from '../../credentials/name-key.ts';
import { IF_IT_WAS_NOT_YOU } from '../../credentials/tell-owner.ts';
import type { Server } from '../../http/server.ts';
import { type Limit, mayTake } from '../../http/throttle.ts';
import type { Caller } from './caller.ts';
import type { Entered } from './enter.ts';

/** Whoever registered an email may not own it: a mailbox is not to be flooded. */
const PER_EMAIL: Limit = { name: 'new device mails', atOnce: 5, thenOneEveryMs: 3_600_000 };

const WHEN = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** The owner hears of it when somebody signs in where nobody has before. */
export function tellOfNewDevice(
  { mailer, database: { db } }: Server,
  { tellOfDevice: to }: Entered,
  { device }: Caller,
  at: Date,
): void {
  if (to === null) return;
  mailer?.later(async () => {
    if (!(await mayTake(db, { limit: PER_EMAIL, who: keyOf(to) }, at))) return undefined;
    return {
      to,
      subject: 'New sign-in to your Hajde account',
      text: [
        'Përshëndetje,',
        `Somebody signed in with ${device ?? 'an unknown device'} on ${WHEN.format(at)} UTC.`,
        IF_IT_WAS_NOT_YOU,
      ].join('\n\n'),
    };
  });
}
