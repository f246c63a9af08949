import { createECDH } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { pushKey } from '../../../db/schema.ts';
import type { ServerKeys } from './vapid.ts';

const KEY_BYTES = 32;

/**
 * Made when they are first needed and kept in the database, since every subscription is bound to
 * them. Of processes that start together the first to write wins.
 */
export async function serverKeys(db: Db, now: Date): Promise<ServerKeys> {
  const found = await kept(db);
  if (found) return found;
  await db
    .insert(pushKey)
    .values({ ...newKeys(), createdAt: now })
    .onConflictDoNothing();
  const first = await kept(db);
  if (first === undefined) throw new Error('The keys for Web Push were not kept.');
  return first;
}

const kept = async (db: Db) => (await db.select().from(pushKey).where(eq(pushKey.one, true)))[0];

function newKeys(): ServerKeys {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  // Leading zeros are not part of a number, but they are of a key.
  const privateKey = Buffer.alloc(KEY_BYTES);
  const number = pair.getPrivateKey();
  number.copy(privateKey, KEY_BYTES - number.length);
  return { publicKey, privateKey };
}
