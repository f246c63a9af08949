import { offlineDatabase } from '../device/database.ts';
import { outboxDatabase } from './database.ts';
import { keptOf } from './outbox.ts';
import { announceProgressChange } from './progress-channel.ts';
import type { OutboxRecord } from './records.ts';

/** For a refused one, once the learner has seen why. */
export async function dismiss(record: OutboxRecord): Promise<void> {
  if (record.kind === 'lesson') {
    if (record.id !== undefined) {
      await (await offlineDatabase()).delete('offlineProgress', record.id);
    }
  } else {
    await (await outboxDatabase()).delete('records', [record.userId, record.idempotencyKey]);
  }
  announceProgressChange();
}

/** For a fresh start, after which the server would refuse what was finished before it. */
export async function dropAllOf(userId: string): Promise<void> {
  for (const record of await keptOf(userId)) await dismiss(record);
}
