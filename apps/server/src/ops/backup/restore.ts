import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { escapeIdentifier, type PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database } from '../../db/connection.ts';
import { MIGRATIONS } from '../../db/folders.ts';
import { migrate } from '../../db/migrate.ts';
import type { BackupHead, RowCounts } from './backup.ts';
import { copying, listed } from './copying.ts';

/**
 * Puts a backup into a database without learners: first the tables as they were when it was made,
 * then the data in one transaction, and then the migrations that have come since, which so find
 * the data as they would have on the day.
 */
export async function restore(database: Database, file: string): Promise<RowCounts> {
  const lines = linesOf(file);
  try {
    const head = headOf(await next(lines));
    await emptied(database);
    await migrateAsOf(database, head);
    const counts = await copying(database.url, '', (client) => load(client, lines));
    await migrate(database);
    return counts;
  } finally {
    await lines.return?.();
  }
}

type Lines = AsyncIterator<string>;

/** Latin-1, so that every byte stays what it is. */
function linesOf(file: string): Lines {
  const source = createReadStream(file);
  const text = createGunzip();
  source.once('error', (error) => text.destroy(error));
  source.pipe(text);
  const reader = createInterface({ input: text.setEncoding('latin1'), crlfDelay: Infinity });
  // readline does not hand on what its input stumbles over.
  const failed = once(text, 'error').then(([error]) => Promise.reject(error));
  failed.catch(() => undefined);
  const iterator = reader[Symbol.asyncIterator]();
  return {
    next: () => Promise.race([iterator.next(), failed]),
    async return() {
      reader.close();
      source.destroy();
      return { done: true, value: undefined };
    },
  };
}

async function next(lines: Lines): Promise<string> {
  const { done, value } = await lines.next();
  if (done) throw new Error('The backup ends too early: it was cut off.');
  return value;
}

function headOf(line: string): BackupHead {
  const [, json] = /^hajde-backup (\{.*\})$/.exec(line) ?? [];
  const head: BackupHead | undefined = json === undefined ? undefined : JSON.parse(json);
  if (head?.version !== 1) throw new Error('That is not a backup of Hajde.');
  return head;
}

/** Only a database in which nobody has an account is written into, and then from the ground up. */
async function emptied({ pool }: Database): Promise<void> {
  const there = await pool.query("select to_regclass('public.learner') is not null as learners");
  if (!there.rows[0]?.learners) return;
  const { rows } = await pool.query<{ learners: number }>(
    'select count(*) as learners from learner',
  );
  const learners = rows[0]?.learners ?? 0;
  if (learners > 0) {
    throw new Error(
      `This database has ${learners} learners: a backup is restored into an empty one (another DATA_DIR or DATABASE_URL).`,
    );
  }
  const tables = await pool.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  const names = tables.rows.map(({ name }) => escapeIdentifier(name));
  await pool.query(`drop table ${names.join(', ')} cascade`);
  await pool.query('drop schema drizzle cascade');
}

async function migrateAsOf(database: Database, { migrations }: BackupHead): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hajde-restore-'));
  try {
    await cp(MIGRATIONS, folder, { recursive: true });
    const path = join(folder, 'meta', '_journal.json');
    const journal: { entries: { when: number }[] } = JSON.parse(await readFile(path, 'utf8'));
    const entries = journal.entries.filter(({ when }) => migrations.includes(when));
    if (entries.length !== migrations.length) {
      throw new Error('The backup was made by a newer Hajde: restore it with that one.');
    }
    await writeFile(path, JSON.stringify({ ...journal, entries }));
    await migrate(database, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function load(client: PoolClient, lines: Lines): Promise<RowCounts> {
  const counts: RowCounts = {};
  for (;;) {
    const line = await next(lines);
    const [, kind, json = ''] = /^(table|end) (\{.*\})$/.exec(line) ?? [];
    if (kind === 'end') return whole(counts, JSON.parse(json));
    if (kind !== 'table') throw new Error('The backup is damaged: a table was expected.');
    const { name, columns }: { name: string; columns: string[] } = JSON.parse(json);
    counts[name] = await loadTable(client, name, columns, lines);
    await continueNumbers(client, name, columns);
  }
}

async function loadTable(
  client: PoolClient,
  name: string,
  columns: string[],
  lines: Lines,
): Promise<number> {
  const copy = client.query(copyFrom(`copy ${listed(name, columns)} from stdin`));
  const done = finished(copy);
  done.catch(() => undefined);
  let rows = 0;
  try {
    for (let line = await next(lines); line !== '\\.'; line = await next(lines)) {
      rows += 1;
      if (!copy.write(Buffer.from(`${line}\n`, 'latin1'))) {
        await Promise.race([once(copy, 'drain'), done]);
      }
    }
    copy.end();
    await done;
    return rows;
  } catch (error) {
    // Otherwise the connection would wait for the rest, and the transaction with it.
    copy.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

/** Rows that number themselves go on after the highest that is there. */
async function continueNumbers(client: PoolClient, name: string, columns: string[]) {
  for (const column of columns) {
    const { rows } = await client.query<{ sequence: string | null }>(
      'select pg_get_serial_sequence($1, $2) as sequence',
      [name, column],
    );
    const highest = `select max(${escapeIdentifier(column)}) from ${escapeIdentifier(name)}`;
    if (rows[0]?.sequence) {
      await client.query(`select setval($1, coalesce((${highest}), 0) + 1, false)`, [
        rows[0].sequence,
      ]);
    }
  }
}

function whole(found: RowCounts, told: RowCounts): RowCounts {
  for (const [name, rows] of Object.entries(told)) {
    if (found[name] !== rows) throw new Error(`The backup is damaged: ${name} is not whole.`);
  }
  return found;
}
