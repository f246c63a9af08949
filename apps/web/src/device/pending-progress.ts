import { type OfflineProgress, offlineDatabase } from './database.ts';
import type { RecordStore } from './record-store.ts';

/** What this learner finished and the server does not have yet, refused records too; oldest first. */
export async function pendingOf(userId: string): Promise<OfflineProgress[]> {
  const database = await offlineDatabase();
  const pending = await database.getAllFromIndex('offlineProgress', 'syncStatus', 'pending');
  return pending
    .filter((record) => record.userId === userId)
    .sort((a, b) => Date.parse(a.savedAt) - Date.parse(b.savedAt));
}

export async function unsentOf(userId: string): Promise<OfflineProgress[]> {
  return (await pendingOf(userId)).filter((record) => !isRefused(record));
}

/**
 * Whether the server has refused a lesson for good. Once it refused zones that it did not know; now
 * it takes them for UTC, and so these are sent again.
 */
export function isRefused({ refusedAt, refusal }: OfflineProgress): boolean {
  return refusedAt !== undefined && refusal !== REFUSED_FOR_ITS_ZONE;
}

const REFUSED_FOR_ITS_ZONE = 'timeZone must be an IANA time zone.';

export const pendingProgress: RecordStore<OfflineProgress> = {
  unsent: unsentOf,
  markSynced: (record, syncedAt) => put({ ...record, syncStatus: 'synced', syncedAt }),
  markRefused: (record, refusedAt, refusal) => put({ ...record, refusedAt, refusal }),
};

async function put(record: OfflineProgress): Promise<void> {
  const database = await offlineDatabase();
  await database.put('offlineProgress', record);
}
