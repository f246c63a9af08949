import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { TransactionSql } from 'postgres';
import type { Database } from '../../db/connection.ts';
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
export async function backup({ sql }: Database, file: string): Promise<RowCounts> {
  const unfinished = `${file}.unfinished`;
  try {
    const counts = await sql.begin('isolation level repeatable read read only', async (tx) => {
      await tx`select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`;
      const text = new PassThrough();
      const written = pipeline(text, createGzip(), createWriteStream(unfinished, { mode: 0o600 }));
      try {
        const counted = await write(tx, text);
        text.end();
        await written;
        return counted;
      } catch (error) {
        text.destroy();
        await written.catch(() => undefined);
        throw error;
      }
    });
    await settle(unfinished);
    await rename(unfinished, file);
    await settle(dirname(file));
    return counts;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function write(tx: TransactionSql, text: PassThrough): Promise<RowCounts> {
  const migrations = await tx<
    { at: number }[]
  >`select created_at as at from drizzle.__drizzle_migrations order by created_at`;
  const head: BackupHead = { version: 1, migrations: migrations.map(({ at }) => at) };
  await say(text, `hajde-backup ${JSON.stringify(head)}\n`);
  const counts: RowCounts = {};
  for (const { name, columns } of await tablesOf(tx)) {
    await say(text, `table ${JSON.stringify({ name, columns })}\n`);
    let rows = 0;
    const copy = await tx`copy ${tx(name)} (${tx(columns)}) to stdout`.readable();
    // In COPY's text format a line is a row: what is inside of one is escaped.
    for await (const chunk of copy) {
      rows += newlinesIn(chunk);
      await say(text, chunk);
    }
    await say(text, '\\.\n');
    counts[name] = rows;
  }
  await say(text, `end ${JSON.stringify(counts)}\n`);
  return counts;
}

async function say(text: PassThrough, chunk: string | Buffer): Promise<void> {
  if (!text.write(chunk)) {
    await new Promise<void>((resolve, reject) => {
      text.once('drain', resolve);
      text.once('close', () => reject(new Error('The backup could not be written.')));
    });
  }
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
