import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../credentials/password.ts';
import { backup } from '../ops/backup/backup.ts';
import { restore } from '../ops/backup/restore.ts';
import { emptyDatabase, type FreshDatabase } from '../testing/database.ts';
import { type Hajde, lessonBody, PASSWORD, startHajde } from '../testing/hajde.ts';
import { sqlOn } from '../testing/sql.ts';
import { MIGRATIONS } from './folders.ts';
import { migrate } from './migrate.ts';

const LEARNERS = 40;
const LESSON = '8a3c1f1e-6a53-4c07-9a4e-0d5d3f0e7b11';
/** What somebody was told by the first release. */
const ANSWERED = {
  ...{ completionId: LESSON, lessonId: 'one-1', unitId: 'one', perfect: true, mistakes: 0 },
  ...{ xpEarned: 11, gemsEarned: 5, doubled: false, extras: [] },
  ...{ xp: 70, gems: 100, hearts: 5, streak: 1 },
};
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
  // Of one month after the other, as releases before this one kept them.
  await sql`
    insert into completion (learner_id, completion_id, lesson_id, course_version, saved_at, received_at,
      zone, mistakes, answer)
    select id, ${LESSON}::uuid, 'one-1', 'first', now() - xp * interval '3 days', now(), 'UTC', 0,
      ${JSON.stringify(ANSWERED)}::jsonb
    from learner`;
  await sql`
    insert into ledger select id, 'lesson:' || upper(${LESSON}), 0, 0, now() from learner`;
}

async function worksOn({ database }: FreshDatabase): Promise<void> {
  const [months] = await sqlOn(database)`
    select count(distinct tableoid) > 20 as many, count(*) as rows,
      count(*) filter (where tableoid = 'completion_other'::regclass) as others from completion`;
  expect(months).toEqual({ many: true, rows: LEARNERS, others: 0 });
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
  const lesson = { ...lessonBody(hajde.course, body.user.id, 'one-1'), completionId: LESSON };
  const again = await hajde.visitor.call('POST /api/lessons/complete', { ...sent, body: lesson });
  expect(again.body).toEqual(ANSWERED);
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
