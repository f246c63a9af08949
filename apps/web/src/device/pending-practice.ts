import { type PendingPractice, practiceDatabase } from './practice-database.ts';
import type { RecordStore } from './record-store.ts';

/**
 * Keeps a session with all its reviews, beside what was kept of it before, and gives back both
 * together. It may hold what the server has already: each review counts once.
 */
export async function keepPractice(session: PendingPractice): Promise<PendingPractice> {
  const tx = (await practiceDatabase()).transaction('sessions', 'readwrite');
  const kept = await tx.store.get([session.userId, session.practiceId]);
  const joined = joinedWith(kept ?? session, session);
  await tx.store.put(joined);
  await tx.done;
  return joined;
}

/** A tab that was duplicated goes on with the same session: what either has answered stays. */
export function joinedWith(kept: PendingPractice, session: PendingPractice): PendingPractice {
  const reviews = new Map(
    [...kept.reviews, ...session.reviews].map((review) => [review.reviewId, review]),
  );
  return {
    ...session,
    finished: kept.finished || session.finished,
    reviews: [...reviews.values()],
  };
}

/** What this learner practised and the server may not have yet; the oldest first. */
export async function unsentPracticeOf(userId: string): Promise<PendingPractice[]> {
  const sessions = await (await practiceDatabase()).getAllFromIndex('sessions', 'userId', userId);
  return sessions
    .filter(({ refusedAt }) => refusedAt === undefined)
    .sort((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt));
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
