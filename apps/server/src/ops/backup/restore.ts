import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { escapeIdentifier, type PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database } from '../../db/connection.ts';
import { assertServerVersion, MIGRATION_LOCK } from '../../db/migrate.ts';
import { migrateWithin, readMigrations } from '../../db/migrate-within.ts';
import { makeMonths } from '../../db/months-of-completions.ts';
import type { BackupHead, RowCounts } from './backup.ts';
import { copying, named } from './copying.ts';
import { makeRoom } from './make-room.ts';

/**
 * Puts a backup into a database without learners: first the tables as they were when it was made,
 * then the data, and then the migrations that have come since, which so find the data as they would
 * have on the day. All of it is one transaction: a restore that fails has changed nothing.
 */
export async function restore({ url }: Pick<Database, 'url'>, file: string): Promise<RowCounts> {
  const lines = linesOf(file);
  try {
    const head = headOf(await next(lines));
    const migrations = readMigrations();
    const then = migrations.filter(({ folderMillis }) => head.migrations.includes(folderMillis));
    if (then.length !== head.migrations.length) {
      throw new Error('The backup was made by a newer Hajde: restore it with that one.');
    }
    const since = migrations.filter((each) => !then.includes(each));
    return await copying(url, '', async (client) => {
      await assertServerVersion(client);
      await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      await makeRoom(client, migrations);
      await migrateWithin(client, then);
      const counts = await load(client, lines);
      await migrateWithin(client, since);
      await makeMonths(client, new Date());
      return counts;
    });
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
  const into = `${escapeIdentifier(name)} (${named(columns)})`;
  const copy = client.query(copyFrom(`copy ${into} from stdin`));
  const done = finished(copy);
  done.catch(() => undefined);
  try {
    for (let line = await next(lines); line !== '\\.'; line = await next(lines)) {
      if (!copy.write(Buffer.from(`${line}\n`, 'latin1'))) {
        await Promise.race([once(copy, 'drain'), done]);
      }
    }
    copy.end();
    await done;
    // What PostgreSQL has taken, not what was sent: a line is a row only if nothing is damaged.
    return copy.rowCount;
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

function whole(found: RowCounts, promised: RowCounts): RowCounts {
  for (const [name, rows] of Object.entries(promised)) {
    if (found[name] !== rows) throw new Error(`The backup is damaged: ${name} is not whole.`);
  }
  return found;
}
