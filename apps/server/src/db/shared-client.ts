import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { rowsOf, type Statement } from './statement.ts';

/** As many as one connection takes before the first is answered. */
const FULL = 100;

/** Asks on one connection that everybody shares. */
export interface SharedClient {
  rows<R extends QueryResultRow>(statement: Statement, values: unknown[]): Promise<R[]>;
  close(): Promise<void>;
}

/**
 * For a statement that every request asks and that is answered at once: those of the same moment go
 * out in one write, on a connection where nothing slow and no lock is in their way. A connection that
 * has fallen silent, because a network swallows what it is sent, fills up: the pool is asked then.
 */
export function sharedClient(own: Pool, pool: Pool): SharedClient {
  let held: Promise<PoolClient> | undefined;
  let waiting = 0;

  function hold(): Promise<PoolClient> {
    if (held !== undefined) return held;
    const taken = own.connect();
    held = taken;
    const letGo = (client?: PoolClient) => (lost: Error) => {
      if (held !== taken) return;
      held = undefined;
      client?.release(lost);
    };
    taken.then((client) => client.once('error', letGo(client)), letGo());
    return taken;
  }

  return {
    async rows(statement, values) {
      if (waiting === FULL) return rowsOf(pool, statement, values);
      waiting += 1;
      try {
        return await rowsOf(await hold(), statement, values);
      } finally {
        waiting -= 1;
      }
    },
    async close() {
      const last = held;
      held = undefined;
      await last?.then(
        (client) => client.release(),
        () => undefined,
      );
      await own.end();
    },
  };
}
