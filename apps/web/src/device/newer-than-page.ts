import { offlineDatabase } from './database.ts';
import { unsentOf } from './pending-progress.ts';

/** Whether a server that was asked at this moment may have answered without one of the lessons here. */
export async function isAnyUnsentOrSyncedSince(userId: string, moment: number): Promise<boolean> {
  if ((await unsentOf(userId)).length > 0) return true;
  const { store } = (await offlineDatabase()).transaction('offlineProgress');
  // The newest that was handed in tells of all: they go in the order in which they were finished.
  for await (const { value } of store.index('userId').iterate(userId, 'prev')) {
    if (value.syncedAt !== undefined) return Date.parse(value.syncedAt) >= moment;
  }
  return false;
}
