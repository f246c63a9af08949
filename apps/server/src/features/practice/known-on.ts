import type { Day } from '@hajde/rules/days/days';
import { rememberedOn } from '@hajde/rules/memory/history';
import { inTransaction } from '../../db/transaction.ts';
import type { Server } from '../../http/server.ts';
import { eachStoredEvent } from './stored-events.ts';

/**
 * How many words the learner knew at the end of each of these days. What is held meanwhile grows with
 * the words of the course, not with what was stored.
 */
export async function knownOn(
  { database, course }: Server,
  learnerId: string,
  days: readonly Day[],
): Promise<number[]> {
  const remembered = rememberedOn(days);
  await inTransaction(
    database.pool,
    ({ client }) => eachStoredEvent(client, course, learnerId, remembered.add),
    'read only',
  );
  return remembered.sums();
}
