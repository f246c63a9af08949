import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../credentials/password.ts';
import { backup } from '../ops/backup/backup.ts';
import { restore } from '../ops/backup/restore.ts';
import { emptyDatabase, type FreshDatabase } from '../testing/database.ts';
import { type Hajde, PASSWORD, startHajde } from '../testing/hajde.ts';
import { sqlOn } from '../testing/sql.ts';
import { MIGRATIONS } from './folders.ts';
import { migrate } from './migrate.ts';

const LEARNERS = 40;
let first: FreshDatabase;
let restored: FreshDatabase;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hajde-upgrade-'));
  first = await emptyDatabase();
  restored = await emptyDatabase();
  await migrate(first.database, await firstRelease());
  await fill(first);
});
afterAll(async () => {
  await first.drop();
  await restored.drop();
  await rm(folder, { recursive: true });
});

/** The migrations as they were when the first schema was released. */
async function firstRelease(): Promise<string> {
  const migrations = join(folder, 'migrations');
  await cp(MIGRATIONS, migrations, { recursive: true });
  const path = join(migrations, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }));
  return migrations;
}

async function fill({ database }: FreshDatabase): Promise<void> {
  const sql = sqlOn(database);
  const hash = await hashPassword(PASSWORD);
  await sql`
    insert into learner (username, username_key, email, email_key, password_hash, xp, gems)
    select 'Learner ' || i, 'learner ' || i, i || '@example.com', i || '@example.com', ${hash}, i * 10, 100
    from generate_series(1, ${LEARNERS}) as i`;
  await sql`insert into ledger select id, 'start', xp, gems, now() from learner`;
  await sql`
    insert into session (token_hash, learner_id, expires_at)
    select sha256(username_key::bytea), id, now() + interval '30 days' from learner`;
  await sql`insert into score select id, 'xp', 'all_time', xp from learner`;
}

async function worksOn({ database }: FreshDatabase): Promise<void> {
  const hajde: Hajde = await startHajde({ database });
  const { status, body } = await hajde.visitor.call('POST /api/auth/login', {
    body: { username: 'learner 7', password: PASSWORD },
  });
  expect([status, body.user.xp, body.user.gems]).toEqual([200, 70, 100]);
  const sent = { params: { id: body.user.id }, headers: { authorization: `Bearer ${body.token}` } };
  const sessions = await hajde.visitor.call('GET /api/users/:id/account/sessions', sent);
  expect(sessions.body).toHaveLength(2);
  const account = await hajde.visitor.call('GET /api/users/:id/account', sent);
  expect(account.body).toMatchObject({ emailVerified: false, offLeaderboards: false });
  const board = await hajde.visitor.call('GET /api/leaderboards/all_time_xp/all_time', sent);
  expect(board.body.map(({ value }) => value)).toEqual(
    Array.from({ length: LEARNERS }, (_, i) => (LEARNERS - i) * 10),
  );
  await hajde.close();
}

test('a database of the first release is upgraded with everything in it, also by way of a backup', async () => {
  const file = join(folder, 'first.backup');
  await backup(first.database, file);
  await migrate(first.database);
  await worksOn(first);
  await restore(restored.database, file);
  await worksOn(restored);
});
