import { addDays, type Day, startOfDay } from '@hajde/rules/days/days';
import { type PushMessage, waitingMail } from '../../db/schema.ts';
import { mailFailure } from '../../mail/mail-failure.ts';
import { count } from './counts.ts';
import { sundayLetter } from './letter.ts';
import type { LookedAt } from './look.ts';
import { reminderMail } from './mails.ts';
import type { Reminding } from './reminding.ts';

interface Mailed {
  readonly day: Day;
  /** null: the letter. */
  readonly message: PushMessage | null;
  /** How often it was refused for now. */
  readonly tries: number;
}

/** The first wait, then twice as long each time: mail servers that put strangers off want minutes. */
const WAIT_MS = 5 * 60_000;
const TRIES = 5;

/** Mails one reminder or letter, and keeps what was refused for now until that may have passed. */
export async function mailTo(
  { server, sources }: Reminding,
  to: LookedAt,
  { day, message, tries }: Mailed,
): Promise<void> {
  const { mailer, now, database, app } = server;
  const { mailbox, unsubscribeToken } = to;
  if (mailer === undefined || mailbox === null) return;
  const { publicUrl } = mailer;
  const mail =
    message === null
      ? await sundayLetter(server, sources, to, { mailbox, publicUrl }, now())
      : reminderMail({ mailbox, publicUrl, unsubscribeToken }, message);
  try {
    await mailer.send(mail);
  } catch (error) {
    const refused = mailFailure(error);
    app.log.warn({ err: error, refused, tries }, 'a mail server did not take a reminder');
    if (refused === 'for good') return count('refused');
    const endsAt = startOfDay(addDays(day, 1), to.zone);
    const retryAt = new Date(now().getTime() + WAIT_MS * 2 ** tries);
    if (refused === 'unknown' || tries + 1 >= TRIES || retryAt >= endsAt) return count('failed');
    const again = { day, message, tries: tries + 1, retryAt };
    await database.db
      .insert(waitingMail)
      .values({ learnerId: to.id, ...again })
      .onConflictDoUpdate({ target: waitingMail.learnerId, set: again });
    return;
  }
  count(message === null ? 'letter' : 'mail');
}
