import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { LESSONS_AT_ONCE } from '@hajde/rules/game/pace';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyDatabase, type FreshDatabase } from '../../testing/database.ts';
import { type Hajde, PASSWORD, startHajde } from '../../testing/hajde.ts';
import { balancesMatchLedger } from '../../testing/ledger.ts';
import { sqlOn } from '../../testing/sql.ts';
import { backup } from './backup.ts';
import { lastBackupAt, noteBackup } from './last-backup.ts';
import { progressTo } from './progress.ts';
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

test('a backup under load, restored elsewhere, has all that was acknowledged before, and balances', async () => {
  const learners = await Promise.all(Array.from({ length: 30 }, () => hajde.newLearner()));
  const acknowledged: string[] = [];
  let over = false;
  const load = learners.map(async (learner) => {
    for (let lessons = 0; !over && lessons < LESSONS_AT_ONCE; lessons += 1) {
      const completionId = randomUUID();
      await learner.finish('one-1', 0, { completionId });
      acknowledged.push(completionId);
    }
  });
  await expect.poll(() => acknowledged.length).toBeGreaterThan(400);
  const before = [...acknowledged];
  const counts = await backup(hajde.database, file);
  await expect.poll(() => acknowledged.length).toBeGreaterThan(before.length + 50);
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

test('12 backups in a row of tables of more than a megabyte all come to an end', async () => {
  const me = await hajde.newLearner();
  await sqlOn(hajde.database)`
    insert into ledger (learner_id, key, xp, gems, at)
    select ${me.id}, 'many:' || n || repeat(' and more', 20), 0, 0, now() from generate_series(1, 8000) as n`;
  for (let run = 0; run < 12; run += 1) {
    const { ledger } = await backup(hajde.database, file, { withinMs: 30_000 });
    expect(ledger).toBeGreaterThan(8_000);
  }
  await sqlOn(hajde.database)`delete from ledger where learner_id = ${me.id} and key like 'many:%'`;
});

test('a backup that does not come to an end is broken off in time, and leaves nothing behind', async () => {
  const holder = await hajde.database.pool.connect();
  await holder.query('begin');
  await holder.query('lock table ledger in access exclusive mode');
  const late = join(folder, 'late.backup');
  await expect(backup(hajde.database, late, { withinMs: 500 })).rejects.toThrow(
    'The backup was not done within 0.5 s, and was broken off.',
  );
  await holder.query('rollback');
  holder.release();
  expect((await readdir(folder)).filter((name) => name.startsWith('late'))).toEqual([]);
  const snapshots = () =>
    sqlOn(hajde.database)`
      select from pg_stat_activity where datname = current_database() and query like 'copy%'`;
  await expect.poll(snapshots).toEqual([]);
});

test('people are told how far it is, at most once a second', () => {
  let now = 0;
  const lines: string[] = [];
  const progress = progressTo(
    (line) => lines.push(line),
    () => now,
  );
  for (const [at, rows] of [
    [10, 1],
    [1_000, 26_000],
    [1_900, 27_000],
    [2_100, 1_028_000],
  ] as const) {
    now = at;
    progress('completion', rows);
  }
  expect(lines).toEqual(['completion: 26,000 rows', 'completion: 1,028,000 rows']);
});

test('the last good backup is told to who watches', async () => {
  const metric = async () => {
    const text = await (await fetch(`${hajde.url}/metrics`)).text();
    return Number(/^hajde_last_good_backup_timestamp_seconds (\S+)$/m.exec(text)?.[1]);
  };
  expect([await lastBackupAt(hajde.database.db), await metric()]).toEqual([null, 0]);
  for (const day of ['2026-11-10', '2026-11-11']) {
    const finishedAt = new Date(`${day}T02:00:00Z`);
    await noteBackup(hajde.database.db, { finishedAt, rows: 10, bytes: 1_000 });
    expect(await metric()).toBe(finishedAt.getTime() / 1000);
  }
});

test('a backup into a place that is not there says so, and leaves no connection behind', async () => {
  const nowhere = join(folder, 'no such folder', 'hajde.backup');
  await expect(backup(hajde.database, nowhere)).rejects.toThrow('ENOENT');
  const open = () =>
    sqlOn(hajde.database)`
      select from pg_stat_activity where datname = current_database() and query like 'copy%'`;
  await expect.poll(open).toEqual([]);
});
