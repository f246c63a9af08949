import { type Day, localDay } from '@hajde/rules/days/days';
import type { PushMessage } from '../../db/schema.ts';
import { rowsOf, type Statement } from '../../db/statement.ts';
import { eachOf } from './each-of.ts';
import { isMailed, LOOK, type LookedAt } from './look.ts';
import { mailTo } from './mail-to.ts';
import type { Reminding } from './reminding.ts';

interface Waiting {
  readonly learnerId: string;
  readonly day: Day;
  readonly message: PushMessage | null;
  readonly tries: number;
}

/** Taken out before it is sent again, so that nobody else sends it too, nor this process once more. */
const TAKE: Statement = {
  name: 'take-waiting-mails',
  text: `
    delete from waiting_mail where learner_id in (
      select learner_id from waiting_mail where retry_at <= $1
      order by retry_at limit $2 for update skip locked)
    returning learner_id as "learnerId", day, message, tries`,
};

const TO: Statement = {
  name: 'who-waits-for-mail',
  text: `${LOOK} where reminder.learner_id = any ($2::uuid[])`,
};

/** Mails what was refused for now, unless the day is over or was learnt, or it is not wanted any more. */
export async function mailWaiting(reminding: Reminding, most: number): Promise<number> {
  const { database, mailer, now } = reminding.server;
  if (mailer === undefined) return 0;
  const at = now();
  const taken = await rowsOf<Waiting>(database.pool, TAKE, [at.toISOString(), most]);
  if (taken.length === 0) return 0;
  const ids = taken.map(({ learnerId }) => learnerId);
  const learners = await rowsOf<LookedAt>(database.pool, TO, [at.toISOString(), ids]);
  const found = new Map(learners.map((learner) => [learner.id, learner]));
  await eachOf(reminding, taken, async ({ learnerId, ...mailed }) => {
    const to = found.get(learnerId);
    if (to && isStillWanted(to, mailed, at)) await mailTo(reminding, to, mailed);
  });
  return taken.length;
}

function isStillWanted(
  to: LookedAt,
  { day, message }: Pick<Waiting, 'day' | 'message'>,
  at: Date,
): boolean {
  if (localDay(at, to.zone) !== day || to.learntLately.includes(day)) return false;
  return message === null ? to.letter : isMailed(to, true);
}
