import { addDays, startOfDay } from '@hajde/rules/days/days';
import { inArray } from 'drizzle-orm';
import { type PushMessage, pushSubscription } from '../../db/schema.ts';
import type { Claimed } from './claim.ts';
import { eachOf } from './each-of.ts';
import { isMailed } from './look.ts';
import { mailTo } from './mail-to.ts';
import { whatToSay } from './message.ts';
import { pushTo, type SubscriptionRow } from './push-to.ts';
import type { Reminding } from './reminding.ts';
import { type Known, knownOf, toTell } from './sources.ts';

/** Sends what was claimed. What is said of all of them is read at once, not one by one. */
export async function deliver(reminding: Reminding, claimed: readonly Claimed[]): Promise<void> {
  const reminded = claimed.filter(({ kind }) => kind === 'reminder').map(({ to }) => to);
  const { server, sources } = reminding;
  const [devices, known] = await Promise.all([
    devicesOf(
      reminding,
      reminded.map(({ id }) => id),
    ),
    knownOf(server, sources, reminded, server.now()),
  ]);
  await eachOf(reminding, claimed, (one) =>
    one.kind === 'letter'
      ? mailTo(reminding, one.to, { day: one.day, message: null, tries: 0 })
      : remind(reminding, one, devices.get(one.to.id) ?? [], known),
  );
}

async function devicesOf({ server: { database } }: Reminding, learnerIds: readonly string[]) {
  const rows = await database.db
    .select()
    .from(pushSubscription)
    .where(inArray(pushSubscription.learnerId, [...learnerIds]));
  return Map.groupBy<string, SubscriptionRow>(rows, ({ learnerId }) => learnerId);
}

async function remind(
  reminding: Reminding,
  { to, day, id }: Claimed,
  devices: readonly SubscriptionRow[],
  known: Known,
): Promise<void> {
  const { server, sources } = reminding;
  const said = whatToSay(day, await toTell(server, sources, to, known, server.now()));
  const message: PushMessage = { id, ...said };
  // A phone that was off is not told of a day that is over.
  const endsAt = startOfDay(addDays(day, 1), to.zone);
  await Promise.all([
    ...devices.map((device) => pushTo(reminding, device, { day, message, tries: 0, endsAt })),
    isMailed(to, true) && mailTo(reminding, to, { day, message, tries: 0 }),
  ]);
}
