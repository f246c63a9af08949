import { type OfflineProgress, offlineDatabase } from '../device/database.ts';
import { requestBackgroundSync } from './background-sync.ts';
import { asKept, currentRecord } from './current-record.ts';
import { outboxDatabase } from './database.ts';
import { announceProgressChange } from './progress-channel.ts';
import { isRefused, type LessonRecord, type OutboxRecord, type StoredRecord } from './records.ts';

/** Keeps what could not be handed in, until it can. Keeping it again changes nothing. */
export async function keep(record: OutboxRecord): Promise<void> {
  if (record.kind === 'lesson') await addLesson(record);
  else await (await outboxDatabase()).put('records', asKept(record));
  announceProgressChange();
  void requestBackgroundSync();
}

/** Keeps something that goes on, beside what was kept of it before, and gives back both together. */
export async function keepJoined<R extends StoredRecord>(
  record: R,
  join: (kept: StoredRecord, record: R) => R,
): Promise<R> {
  const tx = (await outboxDatabase()).transaction('records', 'readwrite');
  const kept = await tx.store.get([record.userId, record.idempotencyKey]);
  const known = kept && currentRecord(kept);
  const joined = known ? join(known, record) : record;
  await tx.store.put(asKept(joined));
  await tx.done;
  return joined;
}

/**
 * What this learner finished and the server does not have yet, refused records too: lessons first,
 * since they teach what is practised and open what is heard, and the oldest first.
 */
export async function keptOf(userId: string): Promise<OutboxRecord[]> {
  const [lessons, others] = await Promise.all([lessonsOf(userId), othersOf(userId)]);
  return [...lessons.sort(byTime), ...others.sort(byTime)];
}

export async function unsentOf(userId: string): Promise<OutboxRecord[]> {
  return (await keptOf(userId)).filter((record) => !isRefused(record));
}

/** What the loop needs of the outbox. */
export interface Outbox {
  unsent(userId: string): Promise<readonly OutboxRecord[]>;
  markSynced(record: OutboxRecord, at: string): Promise<void>;
  markRefused(record: OutboxRecord, at: string, reason: string): Promise<void>;
}

export const outbox: Outbox = {
  unsent: unsentOf,
  markSynced: (record, syncedAt) =>
    record.kind === 'lesson'
      ? putLesson({ ...record, syncStatus: 'synced', syncedAt })
      : replace(record, null),
  markRefused: (record, refusedAt, refusal) =>
    record.kind === 'lesson'
      ? putLesson({ ...record, refusedAt, refusal })
      : replace(record, { ...record, refusedAt, refusal }),
};

const byTime = (a: OutboxRecord, b: OutboxRecord) => Date.parse(a.at) - Date.parse(b.at);

async function lessonsOf(userId: string): Promise<OutboxRecord[]> {
  const database = await offlineDatabase();
  const pending = await database.getAllFromIndex('offlineProgress', 'syncStatus', 'pending');
  return pending.filter((lesson) => lesson.userId === userId).map(asRecord);
}

export const asRecord = (lesson: OfflineProgress): LessonRecord => ({
  ...lesson,
  kind: 'lesson',
  idempotencyKey: lesson.completionId,
  at: lesson.savedAt,
});

/** The fields of the specification's store alone. */
const asStored = ({ kind: _, idempotencyKey: __, at: ___, ...lesson }: LessonRecord) => lesson;

async function addLesson(record: LessonRecord): Promise<void> {
  const tx = (await offlineDatabase()).transaction('offlineProgress', 'readwrite');
  const known = await tx.store.index('lessonId').getAll(record.lessonId);
  if (!known.some(({ completionId }) => completionId === record.completionId)) {
    await tx.store.add(asStored(record));
  }
  await tx.done;
}

/** A fresh start takes away what is being sent: it must not come back. */
async function putLesson(record: LessonRecord): Promise<void> {
  const tx = (await offlineDatabase()).transaction('offlineProgress', 'readwrite');
  if (await tx.store.count(record.id)) await tx.store.put(asStored(record));
  await tx.done;
}

async function othersOf(userId: string): Promise<OutboxRecord[]> {
  const kept = await (await outboxDatabase()).getAllFromIndex('records', 'userId', userId);
  return kept.flatMap((record) => currentRecord(record) ?? []);
}

/** A session goes on while it is sent: what has been answered since then still waits. */
async function replace(sent: StoredRecord, by: StoredRecord | null): Promise<void> {
  const tx = (await outboxDatabase()).transaction('records', 'readwrite');
  const key: [string, string] = [sent.userId, sent.idempotencyKey];
  const kept = await tx.store.get(key);
  if (kept && JSON.stringify(currentRecord(kept)) === JSON.stringify(sent)) {
    await (by === null ? tx.store.delete(key) : tx.store.put(asKept(by)));
  }
  await tx.done;
}
