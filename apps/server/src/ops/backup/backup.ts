import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Database } from '../../db/connection.ts';
import { copying, listed } from './copying.ts';
import { tablesOf } from './tables.ts';

/** The first line of a backup, after `hajde-backup `. */
export interface BackupHead {
  readonly version: 1;
  /** The migrations that the data was made by, as Drizzle counts them. */
  readonly migrations: readonly number[];
}

export type RowCounts = Record<string, number>;

/**
 * Writes everything into one file, as it stood at one instant, while the server goes on serving:
 * a transaction sees one snapshot, and reading locks nobody out. The file appears when it is whole.
 */
export async function backup({ url }: Database, file: string): Promise<RowCounts> {
  const unfinished = `${file}.unfinished`;
  try {
    const counts = await copying(url, 'isolation level repeatable read read only', (client) =>
      writeFile(client, unfinished),
    );
    await settle(unfinished);
    await rename(unfinished, file);
    await settle(dirname(file));
    return counts;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function writeFile(client: PoolClient, path: string): Promise<RowCounts> {
  const counts: RowCounts = {};
  const file = createWriteStream(path, { mode: 0o600 });
  await pipeline(contents(client, counts), createGzip(), file);
  return counts;
}

/** Everything in its order; counts the rows on the way. */
async function* contents(client: PoolClient, counts: RowCounts): AsyncGenerator<string | Buffer> {
  const applied = await client.query<{ at: number }>(
    'select created_at as at from drizzle.__drizzle_migrations order by created_at',
  );
  const head: BackupHead = { version: 1, migrations: applied.rows.map(({ at }) => at) };
  yield `hajde-backup ${JSON.stringify(head)}\n`;
  for (const { name, columns } of await tablesOf(client)) {
    yield `table ${JSON.stringify({ name, columns })}\n`;
    let rows = 0;
    // In COPY's text format a line is a row: what is inside of one is escaped.
    for await (const chunk of client.query(copyTo(`copy ${listed(name, columns)} to stdout`))) {
      rows += newlinesIn(chunk);
      yield chunk;
    }
    yield '\\.\n';
    counts[name] = rows;
  }
  yield `end ${JSON.stringify(counts)}\n`;
}

function newlinesIn(chunk: Buffer): number {
  let count = 0;
  for (const byte of chunk) if (byte === 10) count += 1;
  return count;
}

/** A backup that a power cut takes away is none. */
async function settle(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
}
