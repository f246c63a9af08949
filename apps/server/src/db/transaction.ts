import { PostgresJsSession } from 'drizzle-orm/postgres-js';
import type { TransactionSql } from 'postgres';
import type { Database } from './connection.ts';

/** Where statements run: the pool, or one transaction of it. */
export type Db = Database['db'];
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/**
 * The transaction for statements written by hand: on the ways that everybody takes all the time,
 * putting a statement together anew costs more than running it.
 */
export function byHand(tx: Tx): TransactionSql {
  const { session } = tx._;
  if (!(session instanceof PostgresJsSession)) throw new Error('This is not postgres.js.');
  return session.client;
}
