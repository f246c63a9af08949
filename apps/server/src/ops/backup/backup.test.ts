import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyDatabase, type FreshDatabase } from '../../testing/database.ts';
import { type Hajde, PASSWORD, startHajde } from '../../testing/hajde.ts';
import { balancesMatchLedger } from '../../testing/ledger.ts';
import { sqlOn } from '../../testing/sql.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

let hajde: Hajde;
let folder: string;
let file: string;
let elsewhere: FreshDatabase;
beforeAll(async () => {
  hajde = await startHajde();
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

const PATIENCE = { timeout: 50_000 };

test('a backup under load, restored elsewhere, has all that was acknowledged before, and balances', async () => {
  const learners = await Promise.all(Array.from({ length: 12 }, () => hajde.newLearner()));
  const acknowledged: string[] = [];
  let over = false;
  const load = learners.map(async (learner) => {
    while (!over) {
      const completionId = randomUUID();
      await learner.finish('one-1', 0, { completionId });
      acknowledged.push(completionId);
    }
  });
  await expect.poll(() => acknowledged.length, PATIENCE).toBeGreaterThan(400);
  const before = [...acknowledged];
  const counts = await backup(hajde.database, file);
  await expect.poll(() => acknowledged.length, PATIENCE).toBeGreaterThan(before.length + 50);
  over = true;
  await Promise.all(load);

  expect(await restore(elsewhere.database, file)).toEqual(counts);
  const rewards = await sqlOn(elsewhere.database)`
    select completion_id as id from completion
    join ledger on ledger.learner_id = completion.learner_id and key = 'lesson:' || completion_id`;
  const found = new Set(rewards.map(({ id }) => id));
  const lost = before.filter((id) => !found.has(id));
  console.log(
    `backup under load: ${before.length} acknowledged before it, ${before.length - lost.length} of them restored, ${found.size} in all, ${acknowledged.length} at the end`,
  );
  expect(lost).toEqual([]);
  await balancesMatchLedger(elsewhere.database);
  expect((await stat(file)).mode & 0o077).toBe(0);
});

test('a restored Hajde knows its learners, their sessions and every kind of text, and goes on counting', async () => {
  const me = await hajde.newLearner('Çë "\\n\\. 🦅');
  const note = 'line one\nline two\r\n\\.\n\ttabbed \\N ë';
  const report = { lessonId: 'one-1', question: 0, reason: 'other', note } as const;
  await me.call('POST /api/question-reports', { body: report });
  await backup(hajde.database, file);
  await restore(elsewhere.database, file);
  const restored = await startHajde({ database: elsewhere.database });
  const login = await restored.visitor.call('POST /api/auth/login', {
    body: { username: me.username, password: PASSWORD },
  });
  expect(login.body.user.username).toBe(me.username);
  const headers = { authorization: `Bearer ${me.token}` };
  const again = await restored.visitor.call('POST /api/question-reports', {
    body: report,
    headers,
  });
  expect(again.status).toBe(200);
  const notes = await sqlOn(
    elsewhere.database,
  )`select note from question_report where note = ${note}`;
  expect(notes).toHaveLength(2);
  await restored.close();
});

test('a backup of many megabytes is whole, and so is what is restored of it', async () => {
  const me = await hajde.newLearner();
  await sqlOn(hajde.database)`
    insert into ledger (learner_id, key, xp, gems, at)
    select ${me.id}, 'many:' || n || repeat(' and more', 20), 0, 0, now() from generate_series(1, 60000) as n`;
  const counts = await backup(hajde.database, file);
  expect(counts.ledger).toBeGreaterThan(60_000);
  expect(gunzipSync(await readFile(file)).length).toBeGreaterThan(10_000_000);
  expect(await restore(elsewhere.database, file)).toEqual(counts);
  const [row] = await sqlOn(elsewhere.database)`select count(*) as rows from ledger`;
  expect(row?.rows).toBe(counts.ledger);
  await sqlOn(hajde.database)`delete from ledger where learner_id = ${me.id} and key like 'many:%'`;
});

test('a backup into a place that is not there says so, and leaves no connection behind', async () => {
  const nowhere = join(folder, 'no such folder', 'hajde.backup');
  await expect(backup(hajde.database, nowhere)).rejects.toThrow('ENOENT');
  const open = () =>
    sqlOn(hajde.database)`
      select from pg_stat_activity where datname = current_database() and query like 'copy%'`;
  await expect.poll(open, PATIENCE).toEqual([]);
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
