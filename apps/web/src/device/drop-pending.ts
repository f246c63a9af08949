import { offlineDatabase } from './database.ts';
import { practiceDatabase } from './practice-database.ts';
import { announceProgressChange } from './progress-channel.ts';

/** For a fresh start, after which the server would refuse what was saved before it. */
export async function dropPendingOf(userId: string): Promise<void> {
  const database = await offlineDatabase();
  const tx = database.transaction('offlineProgress', 'readwrite');
  for await (const cursor of tx.store.index('userId').iterate(userId)) {
    if (cursor.value.syncStatus === 'pending') await cursor.delete();
  }
  await tx.done;
  announceProgressChange();
}

/** The same for what was practised. */
export async function dropPendingPracticeOf(userId: string): Promise<void> {
  const tx = (await practiceDatabase()).transaction('sessions', 'readwrite');
  for (const key of await tx.store.index('userId').getAllKeys(userId)) await tx.store.delete(key);
  await tx.done;
  announceProgressChange();
}
