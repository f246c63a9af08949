import { escapeIdentifier, type PoolClient } from 'pg';
import { connect } from '../../db/connection.ts';

/**
 * A transaction that takes as long as it takes, on a connection of its own that COPY can have for
 * itself. When something goes wrong the connection is cut and the transaction with it: half a COPY
 * would keep any other statement waiting.
 */
export async function copying<T>(
  url: string,
  mode: string,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const { pool, close } = connect(url, { max: 1, pipeline: false });
  try {
    const client = await pool.connect();
    try {
      await client.query(`begin ${mode}`);
      await client.query(WITHOUT_HURRY);
      const result = await work(client);
      const { command } = await client.query('commit');
      if (command !== 'COMMIT') throw new Error('The transaction was rolled back.');
      return result;
    } finally {
      client.release(true);
    }
  } finally {
    await close();
  }
}

const WITHOUT_HURRY = `
  select set_config('statement_timeout', '0', true),
         set_config('idle_in_transaction_session_timeout', '0', true)`;

/** A table and its columns, as COPY wants them. */
export const listed = (name: string, columns: readonly string[]) =>
  `${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join(', ')})`;
