import type { Delivery } from './explain.ts';
import type { Outbox } from './outbox.ts';
import type { OutboxRecord } from './records.ts';

export interface SyncResult {
  readonly synced: number;
  readonly refused: number;
  /** Still to be sent, later. */
  readonly left: number;
  /** When the server wants to be asked again, where it has said so. */
  readonly retryAfterMs?: number;
}

/**
 * Hands in what a learner finished offline, of whatever kind, one record per call. It may break off
 * anywhere and run again: a record counts as sent only once the server has said so, and the server
 * pays each once, however often it arrives.
 */
export async function sendOutbox(
  userId: string,
  { unsent, markSynced, markRefused }: Outbox,
  send: (record: OutboxRecord, lessonsWait: boolean) => Promise<Delivery>,
  now: () => Date,
): Promise<SyncResult> {
  const records = await unsent(userId);
  let synced = 0;
  let refused = 0;
  let lessonsWait = false;
  let retryAfterMs: number | undefined;
  for (const record of records) {
    const delivery = await send(record, lessonsWait);
    const at = now().toISOString();
    if (delivery.outcome === 'wait') {
      retryAfterMs = delivery.retryAfterMs;
      break;
    }
    if (delivery.outcome === 'taken') {
      await markSynced(record, at);
      synced += 1;
    } else if (delivery.outcome === 'refused') {
      await markRefused(record, at, delivery.reason);
      refused += 1;
    } else lessonsWait ||= record.kind === 'lesson';
  }
  const left = records.length - synced - refused;
  return { synced, refused, left, ...(retryAfterMs !== undefined && { retryAfterMs }) };
}
