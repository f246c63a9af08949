import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backup } from '../ops/backup/backup.ts';
import { restore } from '../ops/backup/restore.ts';
import { emptyDatabase } from '../testing/database.ts';
import { type Hajde, lessonBody, type SignedIn, startHajde } from '../testing/hajde.ts';
import { sqlOn } from '../testing/sql.ts';
import type { Database } from './connection.ts';
import { makeMonthsAhead } from './months-of-completions.ts';

const DAY_MS = 86_400_000;

let hajde: Hajde;
beforeAll(async () => {
  hajde = await startHajde();
});
afterAll(() => hajde.close());

/** Sessions end after a month unused. */
async function learnerForYears(): Promise<SignedIn> {
  const me = await hajde.newLearner();
  await sqlOn(
    hajde.database,
  )`update session set expires_at = '2040-01-01' where learner_id = ${me.id}`;
  return me;
}

/** How many completions lie in which partition. */
const places = async ({ pool }: Database) =>
  (
    await pool.query<{ place: string; rows: number }>(
      'select tableoid::regclass::text as place, count(*) as rows from completion group by 1 order by 1',
    )
  ).rows;

const monthsOf = async (database: Database) =>
  (
    await sqlOn(database)<{ name: string }>`
      select inhrelid::regclass::text as name from pg_inherits
      where inhparent = 'completion'::regclass order by name`
  ).map(({ name }) => name);

test('the same completion sent in two months is paid once and answered alike', async () => {
  const me = await learnerForYears();
  const completionId = randomUUID();
  const sent = { body: { ...lessonBody(hajde.course, me.id, 'one-1'), completionId } };
  const first = await me.call('POST /api/lessons/complete', sent);
  const { xp, gems } = await me.user();
  hajde.clock.advance(40 * DAY_MS);
  const again = await me.call('POST /api/lessons/complete', sent);
  const inCapitals = await me.call('POST /api/lessons/complete', {
    body: { ...sent.body, completionId: completionId.toUpperCase() },
  });
  const dated = await me.call('POST /api/offline-progress/sync', {
    body: { ...sent.body, savedAt: hajde.clock.now().toISOString() },
  });
  hajde.clock.advance(-40 * DAY_MS);
  expect(first.status).toBe(200);
  for (const { body } of [again, inCapitals, dated]) expect(body).toEqual(first.body);
  expect(await me.user()).toMatchObject({ xp, gems });
  const kept = await sqlOn(hajde.database)`select from completion where learner_id = ${me.id}`;
  expect(kept).toHaveLength(1);
});

test('a constraint without the month refuses to pay a completion in a second one', async () => {
  const me = await learnerForYears();
  const completionId = randomUUID();
  await me.finish('one-1', 0, { completionId });
  const { pool } = hajde.database;
  await pool.query(
    `insert into completion select learner_id, completion_id, lesson_id, course_version,
       saved_at + interval '40 days', received_at, local_day, zone, mistakes, answers, answer, remembered
     from completion where learner_id = $1`,
    [me.id],
  );
  await expect(
    pool.query('insert into ledger (learner_id, key, xp, gems, at) values ($1, $2, 10, 0, now())', [
      me.id,
      `lesson:${completionId}`,
    ]),
  ).rejects.toThrow('ledger_learner_id_key_pk');
});

test('maintenance makes the months ahead, once, and moves what has come before its month was made', async () => {
  const { database } = hajde;
  const me = await learnerForYears();
  hajde.clock.set('2031-03-31T23:30:00Z');
  await me.finish('one-1');
  hajde.clock.set('2031-04-01T00:30:00Z');
  await me.finish('one-2');
  hajde.clock.set(new Date());
  const before = await places(database);
  expect(before.find(({ place }) => place === 'completion_other')).toMatchObject({ rows: 2 });
  const everything = () =>
    sqlOn(database)`select * from completion order by completion_id, saved_at`;
  const all = await everything();

  const at = new Date('2031-02-10T12:00:00Z');
  await Promise.all([1, 2, 3].map(() => makeMonthsAhead(database.pool, at)));
  await makeMonthsAhead(database.pool, at);
  expect((await monthsOf(database)).filter((name) => name.includes('2031'))).toEqual(
    ['01', '02', '03', '04', '05'].map((month) => `completion_2031_${month}`),
  );
  const after = await places(database);
  expect(after.filter(({ place }) => /other|2031/.test(place))).toEqual([
    { place: 'completion_2031_03', rows: 1 },
    { place: 'completion_2031_04', rows: 1 },
  ]);
  expect(await everything()).toEqual(all);
});

test('a learner who is deleted takes the completions of all months along', async () => {
  const me = await learnerForYears();
  await me.finish('one-1');
  hajde.clock.advance(70 * DAY_MS);
  await me.finish('one-2');
  hajde.clock.advance(-70 * DAY_MS);
  const mine = () =>
    sqlOn(hajde.database)`select tableoid from completion where learner_id = ${me.id}`;
  expect(new Set((await mine()).map(({ tableoid }) => tableoid)).size).toBe(2);
  await sqlOn(hajde.database)`delete from learner where id = ${me.id}`;
  expect(await mine()).toEqual([]);
});

test('a backup has the completions of all months, and restored each lies in its own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hajde-months-'));
  const elsewhere = await emptyDatabase();
  try {
    const me = await learnerForYears();
    hajde.clock.set('2029-07-10T12:00:00Z');
    await me.finish('one-1');
    hajde.clock.set(new Date());
    await makeMonthsAhead(hajde.database.pool, new Date());
    const file = join(folder, 'hajde.backup');
    const { completion } = await backup(hajde.database, file);
    const there = await places(hajde.database);
    expect(there.map(({ place }) => place)).toContain('completion_2029_07');
    expect(completion).toBe(there.reduce((sum, { rows }) => sum + rows, 0));
    await restore(elsewhere.database, file);
    expect(await places(elsewhere.database)).toEqual(there);
  } finally {
    await elsewhere.drop();
    await rm(folder, { recursive: true });
  }
});
