import { createHash } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { knownDevice, learner, securityEvent } from '../../db/schema.ts';
import type { Caller } from './caller.ts';

/** Whether somebody has signed in to the account of this name on a device with this secret. */
export async function isKnownByName(
  db: Db,
  usernameKey: string,
  secret: string | undefined,
): Promise<boolean> {
  if (secret === undefined) return false;
  const rows = await db
    .select({ learnerId: knownDevice.learnerId })
    .from(knownDevice)
    .innerJoin(learner, eq(learner.id, knownDevice.learnerId))
    .where(and(eq(learner.usernameKey, usernameKey), eq(knownDevice.deviceHash, hash(secret))));
  return rows.length > 0;
}

/**
 * Whether the learner has been here on this device. One that tells no secret is known by its kind where
 * it cannot tell, since the identity provider has sent a browser back; else it is a new one, as
 * whoever has a stolen password can claim to be of any kind.
 */
export async function isKnownTo(
  db: Db,
  learnerId: string,
  { deviceSecret, device }: Caller,
  byPassword: boolean,
): Promise<boolean> {
  if (deviceSecret === undefined && byPassword) return false;
  if (deviceSecret !== undefined) {
    const { deviceHash } = knownDevice;
    const own = and(eq(knownDevice.learnerId, learnerId), eq(deviceHash, hash(deviceSecret)));
    return (await db.$count(knownDevice, own)) > 0;
  }
  const before = and(
    eq(securityEvent.learnerId, learnerId),
    sql`${securityEvent.device} is not distinct from ${device}`,
    inArray(securityEvent.kind, WAYS_IN),
  );
  return (await db.$count(securityEvent, before)) > 0;
}

export async function rememberDevice(
  db: Db,
  learnerId: string,
  secret: string | undefined,
  at: Date,
): Promise<void> {
  if (secret === undefined) return;
  await db
    .insert(knownDevice)
    .values({ learnerId, deviceHash: hash(secret), usedAt: at })
    .onConflictDoUpdate({
      target: [knownDevice.learnerId, knownDevice.deviceHash],
      set: { usedAt: at },
    });
  // A device that makes up a new secret each time must not fill the table.
  await db.delete(knownDevice).where(
    and(
      eq(knownDevice.learnerId, learnerId),
      sql`${knownDevice.deviceHash} not in (
        select device_hash from known_device where learner_id = ${learnerId}
        order by used_at desc limit ${DEVICES_KEPT})`,
    ),
  );
}

const DEVICES_KEPT = 20;
const WAYS_IN = ['registered', 'signed_in', 'signed_in_on_new_device', 'password_reset'] as const;

const hash = (secret: string) => createHash('sha256').update(secret).digest();
