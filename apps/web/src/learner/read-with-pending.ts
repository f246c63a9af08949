import type { Answer } from '@hajde/contract/types';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { reading } from '../api/read.ts';
import type { OfflineProgress } from '../offline/database.ts';
import { unsentOf } from '../offline/pending-progress.ts';
import type { Here } from '../offline/with-pending.ts';
import { timeZone } from './time-zone.ts';

type OwnRead =
  | 'GET /api/users/:id'
  | 'GET /api/users/:id/progress'
  | 'GET /api/users/:id/stats'
  | 'GET /api/users/:id/weekly-progress';

interface OnThisDevice {
  /** Finished here and not yet synced. */
  readonly records: readonly OfflineProgress[];
  /** The answer is of this moment, and there is nothing to add to it. */
  readonly settled: boolean;
  readonly here: Here;
}

/** For what has to be read besides. */
interface Asking {
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
  add: (answer: Answer<N>, device: OnThisDevice, context: Asking) => Promise<A>,
) {
  const input = { params: { id } };
  return queryOptions({
    queryKey: [name, input],
    queryFn: async ({ signal, client }) => {
      const [{ answer, fresh }, records] = await Promise.all([
        reading(name, input, signal),
        unsentHere(id),
      ]);
      const here = { now: new Date(), zone: timeZone() };
      return add(
        answer,
        { records, settled: fresh && records.length === 0, here },
        { signal, client },
      );
    },
  });
}

/** A browser that keeps no database has nothing that waits in it. */
function unsentHere(id: string): Promise<OfflineProgress[]> {
  return unsentOf(id).catch((error) => {
    console.warn('The local database cannot be read.', error);
    return [];
  });
}
