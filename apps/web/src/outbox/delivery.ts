import { type Delivery, explain } from './explain.ts';
import type { Post } from './handler.ts';
import { sendBy } from './handlers.ts';
import type { OutboxRecord } from './records.ts';

/**
 * Sends one record by the given call and says what became of it. While lessons wait on this device, what
 * the server could not take whole waits with them: they may have taught what it left out.
 */
export async function deliver(
  record: OutboxRecord,
  post: Post,
  lessonsWait: boolean,
): Promise<Delivery> {
  try {
    const { idempotencyKey, leftOut } = await sendBy(record, post, new Date().toISOString());
    // A hotel's Wi-Fi answers everything with its own page: only the server knows the key.
    if (idempotencyKey !== record.idempotencyKey) return { outcome: 'wait' };
    return { outcome: lessonsWait && leftOut === true ? 'failed' : 'taken' };
  } catch (error) {
    return explain(error);
  }
}
