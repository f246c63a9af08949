import { currentSession } from '../base/session.ts';
import { underLock } from '../device/lock.ts';
import { reportAllDownloads } from '../device/report-download.ts';
import { deliver } from '../outbox/delivery.ts';
import type { Delivery } from '../outbox/explain.ts';
import { postInTime } from '../outbox/hand-in.ts';
import { outbox } from '../outbox/outbox.ts';
import { announceProgressChange } from '../outbox/progress-channel.ts';
import type { OutboxRecord } from '../outbox/records.ts';
import { type SyncResult, sendOutbox } from '../outbox/send-outbox.ts';

/** Hands in all that waits of this learner, and what else the server should know. */
export async function syncFromPage(userId: string): Promise<SyncResult> {
  // As this learner alone: somebody else may sign in while a sync runs.
  const send = async (record: OutboxRecord, lessonsWait: boolean): Promise<Delivery> =>
    currentSession()?.userId === userId
      ? deliver(record, postInTime, lessonsWait)
      : { outcome: 'wait' };
  const result = await underLock('sync', () => sendOutbox(userId, outbox, send, () => new Date()));
  if (result.synced + result.refused > 0) announceProgressChange();
  if (result.left === 0) await reportAllDownloads();
  return result;
}
