import { type PendingPractice, practiceDatabase } from './practice-database.ts';
import { announceProgressChange } from './progress-channel.ts';
import type { RecordStore } from './record-store.ts';

/**
 * Keeps a session with all its reviews, in the place of what was kept of it before. It may hold what
 * the server has already: each review counts once.
 */
export async function keepPractice(session: PendingPractice): Promise<void> {
  await (await practiceDatabase()).put('sessions', session);
}

/** What this learner practised and the server may not have yet; the oldest first. */
export async function unsentPracticeOf(userId: string): Promise<PendingPractice[]> {
  const sessions = await (await practiceDatabase()).getAllFromIndex('sessions', 'userId', userId);
  return sessions
    .filter(({ refusedAt }) => refusedAt === undefined)
    .sort((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt));
}

/** For a fresh start, after which the server would refuse what was practised before it. */
export async function dropPendingPracticeOf(userId: string): Promise<void> {
  const tx = (await practiceDatabase()).transaction('sessions', 'readwrite');
  for (const key of await tx.store.index('userId').getAllKeys(userId)) await tx.store.delete(key);
  await tx.done;
  announceProgressChange();
}

/** A session goes on while it is sent: what has been answered since then still waits. */
export const pendingPractice: RecordStore<PendingPractice> = {
  unsent: unsentPracticeOf,
  markSynced: (sent) => whereUnchanged(sent, (store, key) => store.delete(key)),
  markRefused: (sent, refusedAt, refusal) =>
    whereUnchanged(sent, (store) => store.put({ ...sent, refusedAt, refusal })),
};

async function whereUnchanged(
  sent: PendingPractice,
  change: (store: SessionStore, key: [string, string]) => Promise<unknown>,
): Promise<void> {
  const tx = (await practiceDatabase()).transaction('sessions', 'readwrite');
  const key: [string, string] = [sent.userId, sent.practiceId];
  const kept = await tx.store.get(key);
  const unchanged = kept?.reviews.length === sent.reviews.length && kept.finished === sent.finished;
  if (unchanged) await change(tx.store, key);
  await tx.done;
}

interface SessionStore {
  delete(key: [string, string]): Promise<unknown>;
  put(session: PendingPractice): Promise<unknown>;
}
