import type { Answer } from '@hajde/contract/types';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { reading } from '../api/read.ts';
import { timeZone } from '../base/time-zone.ts';
import { onProgressChange } from '../outbox/progress-channel.ts';
import { isRefused, type OutboxRecord } from '../outbox/records.ts';
import { keptHere } from './pending-work.ts';
import type { LocalTime } from './with-pending.ts';

type OwnRead =
  | 'GET /api/users/:id'
  | 'GET /api/users/:id/progress'
  | 'GET /api/users/:id/stats'
  | 'GET /api/users/:id/practice'
  | 'GET /api/users/:id/weekly-progress';

interface OnThisDevice {
  /** Finished here and not yet synced. */
  readonly records: readonly OutboxRecord[];
  /** The server has just answered, and there is nothing to add to it. */
  readonly settled: boolean;
  readonly here: LocalTime;
}

/** With which further reads are made. */
interface QueryContext {
  readonly signal: AbortSignal;
  readonly client: QueryClient;
}

/**
 * A read of the learner to which the device adds what the server does not know yet. An answer from
 * before is brought up to date too: its streak may have ended since, and its hearts come back.
 */
export function readWithPending<N extends OwnRead, A>(
  name: N,
  id: string,
  add: (answer: Answer<N>, device: OnThisDevice, context: QueryContext) => Promise<A>,
) {
  const input = { params: { id } };
  return queryOptions({
    queryKey: [name, input],
    queryFn: ({ signal, client }) =>
      whileNothingChanges(async () => {
        const [{ answer, fresh }, kept] = await Promise.all([
          reading(name, input, signal),
          keptHere(id),
        ]);
        const records = kept.filter((record) => !isRefused(record));
        const here = { now: new Date(), zone: timeZone() };
        const settled = fresh && records.length === 0;
        return add(answer, { records, settled, here }, { signal, client });
      }),
  });
}

/**
 * What is handed in meanwhile, by another tab say, may stand in the server's answer and still be
 * among the records, and would count twice: what was worked out over such a change is thrown away.
 */
async function whileNothingChanges<A>(work: () => Promise<A>): Promise<A> {
  let changed = false;
  const stop = onProgressChange(() => {
    changed = true;
  });
  try {
    for (;;) {
      changed = false;
      const result = await work();
      if (!changed) return result;
    }
  } finally {
    stop();
  }
}
