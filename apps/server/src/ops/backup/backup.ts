import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { escapeIdentifier, type PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Database } from '../../db/connection.ts';
import { copying, named } from './copying.ts';
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
export async function backup(
  { url }: Pick<Database, 'url'>,
  file: string,
  { withinMs = WITHIN_MS, onProgress = () => {} }: BackupOptions = {},
): Promise<RowCounts> {
  const unfinished = `${file}.unfinished`;
  const until = AbortSignal.timeout(withinMs);
  try {
    const write = (client: PoolClient) => writeFile(client, unfinished, until, onProgress);
    const counts = await copying(url, 'isolation level repeatable read read only', write, until);
    await settle(unfinished);
    await rename(unfinished, file);
    await settle(dirname(file));
    return counts;
  } catch (error) {
    await rm(unfinished, { force: true });
    if (!until.aborted) throw error;
    throw new Error(`The backup was not done within ${spoken(withinMs)}, and was broken off.`);
  }
}

interface BackupOptions {
  /** One that takes longer is broken off: hanging, it would keep its snapshot, and the next would join it. */
  readonly withinMs?: number;
  /** Told now and then how many rows of a table are written. */
  readonly onProgress?: Progress;
}

export type Progress = (table: string, rows: number) => void;

export const WITHIN_MS = 60 * 60_000;

const spoken = (ms: number) => (ms < 60_000 ? `${ms / 1000} s` : `${ms / 60_000} minutes`);

async function writeFile(
  client: PoolClient,
  path: string,
  signal: AbortSignal,
  onProgress: Progress,
): Promise<RowCounts> {
  const counts: RowCounts = {};
  const file = createWriteStream(path, { mode: 0o600 });
  await pipeline(contents(client, counts, onProgress), createGzip(), file, { signal });
  return counts;
}

/** Everything in its order; counts the rows on the way. */
async function* contents(
  client: PoolClient,
  counts: RowCounts,
  onProgress: Progress,
): AsyncGenerator<string | Buffer> {
  const applied = await client.query<{ at: number }>(
    'select created_at as at from drizzle.__drizzle_migrations order by created_at',
  );
  const head: BackupHead = { version: 1, migrations: applied.rows.map(({ at }) => at) };
  yield `hajde-backup ${JSON.stringify(head)}\n`;
  for (const { name, columns } of await tablesOf(client)) {
    yield `table ${JSON.stringify({ name, columns })}\n`;
    let rows = 0;
    // In COPY's text format a line is a row: what is inside of one is escaped. Of a table alone it would
    // leave out what lies in partitions.
    const rowsOf = `select ${named(columns)} from ${escapeIdentifier(name)}`;
    for await (const chunk of client.query(copyTo(`copy (${rowsOf}) to stdout`))) {
      rows += newlinesIn(chunk);
      onProgress(name, rows);
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
