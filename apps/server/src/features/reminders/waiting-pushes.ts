import { addDays, type Day, localDay, startOfDay } from '@hajde/rules/days/days';
import { inArray } from 'drizzle-orm';
import { type PushMessage, pushSubscription } from '../../db/schema.ts';
import { rowsOf, type Statement } from '../../db/statement.ts';
import { eachOf } from './each-of.ts';
import { pushTo } from './push-to.ts';
import type { Reminding } from './reminding.ts';

interface Waiting {
  readonly subscriptionId: string;
  readonly day: Day;
  readonly message: PushMessage;
  readonly tries: number;
  readonly zone: string;
  readonly learnt: boolean;
}

/** Taken out before it is sent again, so that nobody else sends it too, nor this process once more. */
const TAKE: Statement = {
  name: 'take-waiting-pushes',
  text: `
    delete from waiting_push using learner
    where learner.id = waiting_push.learner_id and subscription_id in (
      select subscription_id from waiting_push where retry_at <= $1
      order by retry_at limit $2 for update skip locked)
    returning subscription_id as "subscriptionId", day, message, tries, learner.zone,
      exists (select from learner_day where learner_day.learner_id = waiting_push.learner_id
        and learner_day.day = waiting_push.day and first_at is not null) as learnt`,
};

/** Sends what push services refused for now, unless the day is over or was learnt meanwhile. */
export async function pushWaiting(reminding: Reminding, most: number): Promise<number> {
  const { database, now } = reminding.server;
  const at = now();
  const taken = await rowsOf<Waiting>(database.pool, TAKE, [at.toISOString(), most]);
  const standing = taken.filter(({ day, zone, learnt }) => !learnt && localDay(at, zone) === day);
  if (standing.length === 0) return taken.length;
  const ids = standing.map(({ subscriptionId }) => subscriptionId);
  const rows = await database.db
    .select()
    .from(pushSubscription)
    .where(inArray(pushSubscription.id, ids));
  const devices = new Map(rows.map((row) => [row.id, row]));
  await eachOf(reminding, standing, async ({ subscriptionId, day, message, tries, zone }) => {
    const device = devices.get(subscriptionId);
    if (device === undefined) return;
    const endsAt = startOfDay(addDays(day, 1), zone);
    await pushTo(reminding, device, { day, message, tries, endsAt });
  });
  return taken.length;
}
