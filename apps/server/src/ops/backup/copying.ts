import { escapeIdentifier, type PoolClient } from 'pg';
import { connect } from '../../db/connection.ts';

/**
 * A transaction that takes as long as it takes, on a connection of its own that COPY can have for
 * itself. When something goes wrong the connection is cut and the transaction with it: half a COPY
 * would keep any other statement waiting. The same happens when `until` says that it is over.
 */
export async function copying<T>(
  url: string,
  mode: string,
  work: (client: PoolClient) => Promise<T>,
  until?: AbortSignal,
): Promise<T> {
  const { pool, close } = connect(url, { max: 1, pipeline: false });
  try {
    const client = await pool.connect();
    try {
      return await unlessAborted(wholly(client, mode, work), until);
    } finally {
      client.release(true);
    }
  } finally {
    await close();
  }
}

async function wholly<T>(
  client: PoolClient,
  mode: string,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  await client.query(`begin ${mode}`);
  await client.query(WITHOUT_HURRY);
  const result = await work(client);
  const { command } = await client.query('commit');
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back.');
  return result;
}

/** A database that says nothing at all must not keep anybody waiting longer than they want to. */
async function unlessAborted<T>(work: Promise<T>, until: AbortSignal | undefined): Promise<T> {
  if (until === undefined) return work;
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(until.reason);
  until.addEventListener('abort', abort);
  try {
    until.throwIfAborted();
    return await Promise.race([work, aborted]);
  } finally {
    until.removeEventListener('abort', abort);
  }
}

const WITHOUT_HURRY = `
  select set_config('statement_timeout', '0', true),
         set_config('idle_in_transaction_session_timeout', '0', true)`;

export const named = (columns: readonly string[]) => columns.map(escapeIdentifier).join(', ');
