import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import { emptyDatabase, type FreshDatabase } from '../../testing/database.ts';
import { type Hajde, startHajde } from '../../testing/hajde.ts';
import { sqlOn } from '../../testing/sql.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

let hajde: Hajde;
let folder: string;
let file: string;
let elsewhere: FreshDatabase;
beforeAll(async () => {
  hajde = await startHajde();
  const { id } = await hajde.newLearner();
  await sqlOn(hajde.database)`
    insert into ledger (learner_id, key, xp, gems, at)
    select ${id}, 'many:' || n, 0, 0, now() from generate_series(1, 2000) as n`;
  folder = await mkdtemp(join(tmpdir(), 'hajde-backup-'));
  file = join(folder, 'hajde.backup');
});
afterAll(async () => {
  await hajde.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  elsewhere = await emptyDatabase();
});
afterEach(() => elsewhere.drop());

describe("a restore takes away only what is Hajde's", () => {
  test('and leaves other tables, and what else is in the schema of the migrations', async () => {
    const sql = sqlOn(elsewhere.database);
    await migrate(elsewhere.database);
    await sql`create table notes as select 'not yours' as text`;
    await sql`create table drizzle.others as select 1 as one`;
    const counts = await backup(hajde.database, file);
    expect(await restore(elsewhere.database, file)).toEqual(counts);
    expect(await sql`select text from notes`).toEqual([{ text: 'not yours' }]);
    expect(await sql`select one from drizzle.others`).toEqual([{ one: 1 }]);
    // The server's own way finds everything migrated.
    await migrate(elsewhere.database);
  });

  test('and nothing at all where something else stands on it', async () => {
    const sql = sqlOn(elsewhere.database);
    await migrate(elsewhere.database);
    await sql`create table notes (learner uuid references learner (id))`;
    await backup(hajde.database, file);
    await expect(restore(elsewhere.database, file)).rejects.toThrow(
      'because something else in this database stands on them',
    );
    expect(await sql`select count(*) as n from drizzle.__drizzle_migrations`).not.toEqual([
      { n: 0 },
    ]);
    expect(await sql`select * from learner`).toEqual([]);
  });

  test('and no table of another program that has the same name', async () => {
    const sql = sqlOn(elsewhere.database);
    await sql`create table session as select 'of another program' as what`;
    await backup(hajde.database, file);
    await expect(restore(elsewhere.database, file)).rejects.toThrow(
      "This database has tables that are not Hajde's but have their names (session)",
    );
    expect(await sql`select what from session`).toEqual([{ what: 'of another program' }]);
  });

  test('and a backup holds nothing else either', async () => {
    await sqlOn(hajde.database)`create table notes as select 'not yours' as text`;
    expect(await backup(hajde.database, file)).not.toHaveProperty('notes');
    await sqlOn(hajde.database)`drop table notes`;
  });
});

describe('a restore that cannot succeed changes nothing and says why', () => {
  const tables = () =>
    sqlOn(
      elsewhere.database,
    )`select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`;
  const learners = async () =>
    (await tables()).length === 0
      ? 0
      : (await sqlOn(elsewhere.database)`select 1 from learner`).length;

  test('into a database with learners', async () => {
    await backup(hajde.database, file);
    await expect(restore(hajde.database, file)).rejects.toThrow(
      /^This database has \d+ learners: a backup is restored into an empty one/,
    );
  });

  test.each([
    ['cut off', (text: string) => text.slice(0, text.lastIndexOf('end ')), 'it was cut off'],
    ['cut within a table', (text: string) => text.slice(0, text.length / 2), 'it was cut off'],
    [
      'without a row',
      (text: string) => text.replace(/(table \{"name":"learner",.*\n).*\n/, '$1'),
      /violates foreign key|is not whole/,
    ],
    ['of something else', () => 'hello\n', 'That is not a backup of Hajde.'],
    [
      'of a newer Hajde',
      (text: string) => text.replace('"migrations":[', '"migrations":[1,'),
      'The backup was made by a newer Hajde',
    ],
  ])('from a backup %s', async (_, damage, sentence) => {
    await backup(hajde.database, file);
    const damaged = join(folder, 'damaged');
    const text = gunzipSync(await readFile(file)).toString('latin1');
    await writeFile(damaged, gzipSync(Buffer.from(damage(text), 'latin1')));
    await expect(restore(elsewhere.database, damaged)).rejects.toThrow(sentence);
    expect(await learners()).toBe(0);
  });

  test('from a file that is damaged on disk, or not there', async () => {
    await backup(hajde.database, file);
    const bytes = await readFile(file);
    const damaged = join(folder, 'bytes');
    await writeFile(damaged, bytes.subarray(0, bytes.length - 200));
    await expect(restore(elsewhere.database, damaged)).rejects.toThrow();
    await expect(restore(elsewhere.database, join(folder, 'none'))).rejects.toThrow('ENOENT');
    expect(await learners()).toBe(0);
  });
});
