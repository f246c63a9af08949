import { offlineDatabase } from '../device/database.ts';
import { unsentOf } from './outbox.ts';

/** Whether a server that was asked at this moment may have answered without something finished here. */
export async function isAnyUnsentOrSyncedSince(userId: string, moment: number): Promise<boolean> {
  if ((await unsentOf(userId)).length > 0) return true;
  const { store } = (await offlineDatabase()).transaction('offlineProgress');
  // The newest lesson that was handed in tells of all: they go in the order in which they were finished.
  for await (const { value } of store.index('userId').iterate(userId, 'prev')) {
    if (value.syncedAt !== undefined) return Date.parse(value.syncedAt) >= moment;
  }
  return false;
}
