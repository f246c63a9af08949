import type { RecordStore } from '../device/record-store.ts';

/** What became of one record that was sent. */
export type Delivery =
  /** The server has it, now or from an earlier try whose answer was lost. */
  | { readonly outcome: 'taken' }
  /** For good: sending it again would change nothing. */
  | { readonly outcome: 'refused'; readonly reason: string }
  /** Not this one and not now, but others may pass: the server failed over it, or lessons come first. */
  | { readonly outcome: 'failed' }
  /** None now: no network, no session of this learner, or a server that asks for patience. */
  | { readonly outcome: 'wait'; readonly retryAfterMs?: number };

export interface SyncResult {
  readonly synced: number;
  readonly refused: number;
  /** Still to be sent, later. */
  readonly left: number;
  /** When the server wants to be asked again, where it has said so. */
  readonly retryAfterMs?: number;
}

/**
 * Hands in what a learner did offline, lessons or practice, one record per call. It may break off
 * anywhere and run again: a record counts as sent only once the server has said so, and the server
 * pays each once, however often it arrives.
 */
export async function syncProgress<R>(
  userId: string,
  store: RecordStore<R>,
  send: (record: R) => Promise<Delivery>,
  now: () => Date,
): Promise<SyncResult> {
  const records = await store.unsent(userId);
  let synced = 0;
  let refused = 0;
  let retryAfterMs: number | undefined;
  for (const record of records) {
    const delivery = await send(record);
    const at = now().toISOString();
    if (delivery.outcome === 'wait') {
      retryAfterMs = delivery.retryAfterMs;
      break;
    }
    if (delivery.outcome === 'taken') {
      await store.markSynced(record, at);
      synced += 1;
    } else if (delivery.outcome === 'refused') {
      await store.markRefused(record, at, delivery.reason);
      refused += 1;
    }
  }
  const left = records.length - synced - refused;
  return { synced, refused, left, ...(retryAfterMs !== undefined && { retryAfterMs }) };
}

/** What two runs came to together. */
export function both(one: SyncResult, other: SyncResult): SyncResult {
  const waits = [one.retryAfterMs, other.retryAfterMs].filter((ms) => ms !== undefined);
  return {
    synced: one.synced + other.synced,
    refused: one.refused + other.refused,
    left: one.left + other.left,
    ...(waits.length > 0 && { retryAfterMs: Math.max(...waits) }),
  };
}
