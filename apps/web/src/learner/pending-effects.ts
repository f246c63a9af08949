import { reading } from '../api/read.ts';
import { answerInTime } from '../api/time-limits.ts';
import type { Effect, LastSaid } from '../outbox/handler.ts';
import { effectsOf } from '../outbox/handlers.ts';
import type { OutboxRecord } from '../outbox/records.ts';

/** What waits will change, by what the server last said; where it has said nothing, everything pays. */
export function pendingEffects(
  id: string,
  records: readonly OutboxRecord[],
  signal: AbortSignal,
): Promise<Effect[]> {
  const lastSaid: LastSaid = (name) =>
    answerInTime(reading(name, { params: { id } }, signal), ASKS_FOR_MS).then(
      ({ answer }) => answer,
      () => undefined,
    );
  return effectsOf(records, lastSaid);
}

/** Whoever looks at the streak does not wait long for what a session pays. */
const ASKS_FOR_MS = 2_000;
