import type { Day } from '@hajde/rules/days/days';
import { eq } from 'drizzle-orm';
import { type PushMessage, pushSubscription, waitingPush } from '../../db/schema.ts';
import { count } from './counts.ts';
import type { Reminding } from './reminding.ts';

export type SubscriptionRow = typeof pushSubscription.$inferSelect;

interface Pushed {
  readonly day: Day;
  readonly message: PushMessage;
  /** How often it was refused for now. */
  readonly tries: number;
  /** When it is about yesterday. */
  readonly endsAt: Date;
}

const TRIES = 5;

/** Sends to one browser, and keeps what its push service refused for now until that may have passed. */
export async function pushTo(
  { server, push }: Reminding,
  { id, learnerId, ...subscription }: SubscriptionRow,
  { day, message, tries, endsAt }: Pushed,
): Promise<void> {
  const { db } = server.database;
  const left = endsAt.getTime() - server.now().getTime();
  const outcome = await push.send(subscription, JSON.stringify(message), left);
  if (outcome.as === 'sent') count('push');
  if (outcome.as === 'failed') count('failed');
  if (outcome.as === 'gone') {
    count('gone');
    await db.delete(pushSubscription).where(eq(pushSubscription.id, id));
  }
  if (outcome.as !== 'wait') return;
  const forMs = outcome.forMs * 2 ** tries;
  if (tries + 1 >= TRIES || forMs >= left) return count('failed');
  const retryAt = new Date(server.now().getTime() + forMs);
  const again = { day, message, tries: tries + 1, retryAt };
  await db
    .insert(waitingPush)
    .values({ subscriptionId: id, learnerId, ...again })
    .onConflictDoUpdate({ target: waitingPush.subscriptionId, set: again });
}
