import { timeZone } from '../base/time-zone.ts';
import { type OfflineProgress, offlineDatabase } from './database.ts';
import { announceProgressChange } from './progress-channel.ts';
import type { RecordStore } from './record-store.ts';

/** A finished lesson as the player hands it in. */
interface FinishedLesson {
  readonly userId: string;
  readonly lessonId: string;
  readonly unitId: string;
  readonly perfect: boolean;
  readonly xpEarned: number;
  readonly gemsEarned: number;
  readonly completionId: string;
  readonly answers: string[];
  readonly courseVersion?: string;
  readonly completedAt: string;
}

/** Keeps a lesson that could not be handed in, until it can. Keeping it again changes nothing. */
export async function keepPending(
  { completedAt, ...lesson }: FinishedLesson,
  mistakes: number,
): Promise<void> {
  const database = await offlineDatabase();
  const tx = database.transaction('offlineProgress', 'readwrite');
  const known = await tx.store.index('lessonId').getAll(lesson.lessonId);
  if (!known.some(({ completionId }) => completionId === lesson.completionId)) {
    await tx.store.add({
      ...lesson,
      mistakes,
      timeZone: timeZone(),
      syncStatus: 'pending',
      savedAt: completedAt,
    });
  }
  await tx.done;
  announceProgressChange();
}

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

export const pendingProgress: RecordStore<OfflineProgress> = {
  unsent: unsentOf,
  markSynced: (record, syncedAt) => put({ ...record, syncStatus: 'synced', syncedAt }),
  markRefused: (record, refusedAt, refusal) => put({ ...record, refusedAt, refusal }),
};

async function put(record: OfflineProgress): Promise<void> {
  const database = await offlineDatabase();
  await database.put('offlineProgress', record);
}
