import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { TransactionSql } from 'postgres';
import type { Database } from '../../db/connection.ts';
import { MIGRATIONS } from '../../db/folders.ts';
import { migrate } from '../../db/migrate.ts';
import type { BackupHead, RowCounts } from './backup.ts';

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
    const counts = await database.sql.begin(async (tx) => {
      await tx`select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`;
      return load(tx, lines);
    });
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
async function emptied({ sql }: Database): Promise<void> {
  const [there] = await sql`select to_regclass('public.learner') is not null as learners`;
  if (!there?.learners) return;
  const [row] = await sql<{ learners: number }[]>`select count(*) as learners from learner`;
  if (row && row.learners > 0) {
    throw new Error(
      `This database has ${row.learners} learners: a backup is restored into an empty one (another DATA_DIR or DATABASE_URL).`,
    );
  }
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`;
  await sql`drop table ${sql(tables.map(({ name }) => name))} cascade`;
  await sql`drop schema drizzle cascade`;
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

async function load(tx: TransactionSql, lines: Lines): Promise<RowCounts> {
  const counts: RowCounts = {};
  for (;;) {
    const line = await next(lines);
    const [, kind, json = ''] = /^(table|end) (\{.*\})$/.exec(line) ?? [];
    if (kind === 'end') return whole(counts, JSON.parse(json));
    if (kind !== 'table') throw new Error('The backup is damaged: a table was expected.');
    const { name, columns }: { name: string; columns: string[] } = JSON.parse(json);
    counts[name] = await loadTable(tx, name, columns, lines);
    await continueNumbers(tx, name, columns);
  }
}

async function loadTable(
  tx: TransactionSql,
  name: string,
  columns: string[],
  lines: Lines,
): Promise<number> {
  const copy = await tx`copy ${tx(name)} (${tx(columns)}) from stdin`.writable();
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
async function continueNumbers(tx: TransactionSql, name: string, columns: string[]) {
  for (const column of columns) {
    const [row] = await tx<
      { sequence: string | null }[]
    >`select pg_get_serial_sequence(${name}, ${column}) as sequence`;
    if (row?.sequence) {
      await tx`select setval(${row.sequence}, coalesce((select max(${tx(column)}) from ${tx(name)}), 0) + 1, false)`;
    }
  }
}

function whole(found: RowCounts, told: RowCounts): RowCounts {
  for (const [name, rows] of Object.entries(told)) {
    if (found[name] !== rows) throw new Error(`The backup is damaged: ${name} is not whole.`);
  }
  return found;
}
