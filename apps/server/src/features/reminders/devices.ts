import { ECDH } from 'node:crypto';
import type { Body } from '@hajde/contract/types';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { learner, pushSubscription } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notSignedIn, Refusal } from '../../http/refusal.ts';
import type { Server } from '../../http/server.ts';
import { pushEndpoint } from './push/endpoint.ts';
import { keepUnchosen, planNext } from './settings.ts';

/** More than anybody carries. */
const DEVICES = 10;

type Subscription = Body<'POST /api/users/:id/reminders/devices'>;

/** Reminds in this browser too. Who signs in there next takes it over, and the one before hears nothing. */
export async function addDevice(
  server: Server,
  learnerId: string,
  sessionId: string | undefined,
  { endpoint, keys }: Subscription,
): Promise<void> {
  if (sessionId === undefined) throw notSignedIn();
  if (pushEndpoint(endpoint, server.config.pushToOwnNetwork) === undefined) {
    throw new Refusal(
      400,
      'invalid',
      "Hajde can't reach this browser's notifications.",
      'endpoint',
    );
  }
  const publicKey = Buffer.from(keys.p256dh, 'base64url');
  if (!isPoint(publicKey))
    throw new Refusal(400, 'invalid', "This browser's notifications couldn't be set up.", 'keys');
  const secret = Buffer.from(keys.auth, 'base64url');
  const createdAt = server.now();
  await inTransaction(server.database.pool, async (tx) => {
    // In turn for one learner, or two at once would be one too many.
    await tx.db
      .select({ id: learner.id })
      .from(learner)
      .where(eq(learner.id, learnerId))
      .for('no key update');
    // A browser has one at a time: where it was given a new one, the old one would ring too.
    await tx.db
      .delete(pushSubscription)
      .where(
        and(
          eq(pushSubscription.learnerId, learnerId),
          eq(pushSubscription.sessionId, sessionId),
          ne(pushSubscription.endpoint, endpoint),
        ),
      );
    const kept = { learnerId, sessionId, publicKey, secret, createdAt };
    await tx.db
      .insert(pushSubscription)
      .values({ endpoint, ...kept })
      .onConflictDoUpdate({ target: pushSubscription.endpoint, set: kept });
    const all = await tx.db
      .select({ id: pushSubscription.id })
      .from(pushSubscription)
      .where(eq(pushSubscription.learnerId, learnerId))
      .orderBy(asc(pushSubscription.createdAt));
    const tooMany = all.slice(0, -DEVICES).map(({ id }) => id);
    await tx.db
      .delete(pushSubscription)
      .where(and(eq(pushSubscription.learnerId, learnerId), inArray(pushSubscription.id, tooMany)));
    await keepUnchosen(tx, learnerId);
    await planNext(server, tx, learnerId);
  });
}

export async function removeOwnDevice(
  { database: { db } }: Server,
  learnerId: string,
  deviceId: string,
): Promise<void> {
  await db
    .delete(pushSubscription)
    .where(and(eq(pushSubscription.id, deviceId), eq(pushSubscription.learnerId, learnerId)));
}

/** One that is none would fail each time that something is encrypted for it. */
function isPoint(publicKey: Buffer): boolean {
  try {
    ECDH.convertKey(publicKey, 'prime256v1');
    return publicKey[0] === 4;
  } catch {
    return false;
  }
}
