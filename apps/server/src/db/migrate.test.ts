import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyDatabase, type FreshDatabase } from '../testing/database.ts';
import { QUICK_START } from '../testing/quick-start.ts';
import { sqlOn } from '../testing/sql.ts';
import { connect } from './connection.ts';
import { assertSupported, migrate } from './migrate.ts';

let empty: FreshDatabase;
let folder: string;
beforeEach(async () => {
  empty = await emptyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'hajde-migrations-'));
});
afterEach(async () => {
  await empty.drop();
  await rm(folder, { recursive: true });
});

test('the product’s own migrations apply to an empty database, and a second time change nothing', async () => {
  await migrate(empty.database);
  const first = await applied();
  await migrate(empty.database);
  expect(first.length).toBeGreaterThan(0);
  expect(await applied()).toEqual(first);
  expect(await sqlOn(empty.database)`select count(*) as learners from learner`).toEqual([
    { learners: 0 },
  ]);
});

test('every table that names a learner finds the rows of one by an index', async () => {
  await migrate(empty.database);
  const unindexed = await sqlOn(empty.database)`
    select conrelid::regclass::text as table from pg_constraint
    where contype = 'f' and confrelid = 'learner'::regclass and not exists (
      select from pg_index where indrelid = conrelid and indkey[0] = conkey[1] and indpred is null)`;
  expect(unindexed).toEqual([]);
});

test('all that is remembered of a word stands in its key, so that words are read without the table', async () => {
  await migrate(empty.database);
  const columnsOf = (name: string) => sqlOn(empty.database)`
    select attname as name from pg_attribute
    where attrelid = ${name}::regclass and attnum > 0 and not attisdropped order by attname`;
  expect(await columnsOf('word_memory_learner_id_word_id_pk')).toEqual(
    await columnsOf('word_memory'),
  );
});

test('eight connections that migrate at once apply each migration once', async () => {
  await writeMigrations(['create table visit (id int); insert into visit values (1)', SLOW]);
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      const database = connect(empty.url, { max: 2 });
      await migrate(database, folder);
      await database.close();
    }),
  );
  expect(await applied()).toHaveLength(2);
  expect(await sqlOn(empty.database)`select id from visit`).toEqual([{ id: 1 }]);
});

test('eight processes that migrate at once apply each migration once', async () => {
  await writeMigrations(['create table visit (id int)', SLOW, 'insert into visit values (1)']);
  const here = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);
  const script = `
    import { connect } from ${here('./connection.ts')};
    import { migrate } from ${here('./migrate.ts')};
    const database = connect(process.argv[1]);
    await migrate(database, process.argv[2]);
    await database.close();`;
  await Promise.all(
    Array.from({ length: 8 }, () =>
      promisify(execFile)(process.execPath, [
        ...QUICK_START,
        '--input-type=module',
        '--eval',
        script,
        empty.url,
        folder,
      ]),
    ),
  );
  expect(await applied()).toHaveLength(3);
  expect(await sqlOn(empty.database)`select id from visit`).toEqual([{ id: 1 }]);
});

test('a process that dies while migrating leaves neither a lock nor half a migration', async () => {
  await writeMigrations(['create table visit (id int)', 'select pg_sleep(600)']);
  const dying = expect(migrate(empty.database, folder)).rejects.toThrow();
  const sql = sqlOn(empty.database);
  await expect
    .poll(
      () => sql`
        select pg_terminate_backend(pid) as ended from pg_stat_activity
        where datname = current_database() and query like '%pg_sleep(600)%' and pid <> pg_backend_pid()`,
    )
    .toEqual([{ ended: true }]);
  await dying;
  await writeMigrations(['create table visit (id int)']);
  await migrate(empty.database, folder);
  expect(await applied()).toHaveLength(1);
});

test('a database newer than the code is refused and left alone', async () => {
  await writeMigrations(['create table visit (id int)', 'create table newer (id int)']);
  await migrate(empty.database, folder);
  await writeMigrations(['create table visit (id int)']);
  await expect(migrate(empty.database, folder)).rejects.toThrow(
    'The database is newer than this Hajde (it holds 1 migration that this version does not know)',
  );
  expect(await applied()).toHaveLength(2);
});

test('a PostgreSQL older than 14 is refused', () => {
  expect(() => assertSupported(13)).toThrow(
    'DATABASE_URL points at PostgreSQL 13, and Hajde needs PostgreSQL 14 or newer.',
  );
  expect(() => assertSupported(14)).not.toThrow();
});

/** Long enough for all to queue up behind the first. */
const SLOW = 'select pg_sleep(0.2)';

function applied() {
  return sqlOn(
    empty.database,
  )`select hash, created_at from drizzle.__drizzle_migrations order by id`;
}

async function writeMigrations(statements: string[]): Promise<void> {
  await mkdir(join(folder, 'meta'), { recursive: true });
  const entries = statements.map((_, idx) => ({
    idx,
    when: idx + 1,
    tag: `m${idx}`,
    breakpoints: true,
  }));
  await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }));
  await Promise.all(
    statements.map((statement, idx) => writeFile(join(folder, `m${idx}.sql`), statement)),
  );
}
