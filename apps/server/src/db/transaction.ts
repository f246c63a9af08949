import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient, QueryResultRow } from 'pg';
import type { Db } from './connection.ts';
import { rowsOf, type Statement } from './statement.ts';

/** One transaction, for statements by hand and for Drizzle's, which go out in the order asked for. */
export interface Transaction {
  readonly client: PoolClient;
  readonly db: Db;
  rows<R extends QueryResultRow>(statement: Statement, values: unknown[]): Promise<R[]>;
  /**
   * Sends what the transaction ends with. Nobody waits for it here: `commit` goes out right behind
   * it, and whoever began the transaction waits for both.
   */
  last(statement: Statement, values: unknown[]): void;
}

/**
 * Does this work as a whole or not at all. `begin` goes out together with the work's first
 * statement, and `commit` together with its last, so neither costs a way to the database.
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (transaction: Transaction) => Promise<T>,
  mode = '',
): Promise<T> {
  const client = await pool.connect();
  let isOpen = true;
  let lost: Error | undefined;
  try {
    const unawaited: Promise<unknown>[] = [];
    const send = (sent: Promise<unknown>) => {
      unawaited.push(sent);
      // Told by `commit`; until then the work may be waiting for something else.
      sent.catch(() => {});
    };
    send(client.query(`begin ${mode}`));
    const result = await work(transactionOn(client, send));
    isOpen = false;
    await commit(client, unawaited);
    return result;
  } catch (error) {
    if (isOpen) {
      await client.query('rollback').catch((reason) => {
        lost = reason;
      });
    }
    throw error;
  } finally {
    client.release(lost);
  }
}

function transactionOn(client: PoolClient, send: (sent: Promise<unknown>) => void): Transaction {
  let db: Db | undefined;
  return {
    client,
    /** Made when it is asked for: the busiest ways do without. */
    get db() {
      db ??= drizzle({ client });
      return db;
    },
    rows: (statement, values) => rowsOf(client, statement, values),
    last: (statement, values) => send(rowsOf(client, statement, values)),
  };
}

/** A transaction in which something has failed ends as well, without an error: only its tag tells. */
async function commit(client: PoolClient, unawaited: readonly Promise<unknown>[]): Promise<void> {
  const [end, ...others] = await Promise.allSettled([client.query('commit'), ...unawaited]);
  const failed = [...others, end].find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  if (end.status === 'fulfilled' && end.value.command !== 'COMMIT') {
    throw new Error('The transaction was rolled back.');
  }
}
