import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../testing/database.ts';
import { sqlOn } from '../testing/sql.ts';
import { connect, type Database } from './connection.ts';
import { isDatabaseAway } from './driver-errors.ts';
import { inTransaction } from './transaction.ts';

let fresh: FreshDatabase;
let database: Database;
let sql: ReturnType<typeof sqlOn>;
beforeAll(async () => {
  fresh = await freshDatabase();
  database = fresh.database;
  sql = sqlOn(database);
});
afterAll(() => fresh.drop());

/** An error of which the learner is told to try again. */
const away = expect.toSatisfy(isDatabaseAway);
const NUMBER = { name: 'number', text: 'select $1::int as i, pg_backend_pid() as pid' };
const numbers = (length: number) => Array.from({ length }, (_, i) => i);

test('statements, locks and idle transactions are limited', async () => {
  const [row] = await sql`
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
           current_setting('idle_in_transaction_session_timeout') as idle, current_setting('application_name') as name,
           current_setting('TimeZone') as zone`;
  expect(row).toEqual({ statement: '15s', lock: '10s', idle: '15s', name: 'hajde', zone: 'UTC' });
});

test('a URL may name several hosts: one that is down is passed over, and all down is an error', async () => {
  const alive = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(alive, 'listening');
  const { port } = alive.address() as AddressInfo;
  const one = connect(`postgres://nobody@127.0.0.1:1,127.0.0.1:${port}/none`, { max: 1 });
  const reached = once(alive, 'connection');
  await expect(one.pool.query('select 1')).rejects.toEqual(away);
  await reached;
  await one.close();
  alive.close();

  const none = connect('postgres://nobody@127.0.0.1:1,127.0.0.1:2/none', { max: 1 });
  for (const _ of [1, 2]) await expect(none.pool.query('select 1')).rejects.toEqual(away);
  await none.close();
});

test('a transaction whose connection is lost fails as a whole, and the pool goes on', async () => {
  await sql`create table note (text text)`;
  for (const moment of ['while a statement runs', 'between two statements']) {
    let ended: Promise<unknown> | undefined;
    const lost = inTransaction(database.pool, async ({ client, db }) => {
      await db.execute(`insert into note values ('${moment}')`);
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      ended = sql`select pg_terminate_backend(${rows[0]!.pid}, 5000) as ended`;
      if (moment === 'while a statement runs') await client.query('select pg_sleep(60)');
      await ended;
      // Other queries take up the connection's place in the pool before the transaction goes on.
      await Promise.all(Array.from({ length: 60 }, () => sql`select pg_sleep(0.01)`));
      await client.query("insert into note values ('after')");
    });
    await expect(lost).rejects.toEqual(away);
    expect(await ended).toEqual([{ ended: true }]);
    expect(await sql`select text from note`).toEqual([]);
  }
});

test('a connection taken from the pool that is lost refuses its next statement', async () => {
  const client = await database.pool.connect();
  const { rows } = await client.query('select pg_backend_pid() as pid');
  await sql`select pg_terminate_backend(${rows[0].pid}, 5000)`;
  await expect(client.query('select 1')).rejects.toEqual(away);
  client.release();
});

test('a pool finds its way back when all its connections are cut under load', async () => {
  for (let round = 0; round < 5; round++) {
    const load = Promise.allSettled(
      numbers(200).map((i) =>
        i % 2
          ? sql`select ${i}::int as i, pg_sleep(0.002)`
          : inTransaction(database.pool, ({ client }) => client.query('select $1::int', [i])),
      ),
    );
    const killer = connect(fresh.url, { max: 1 });
    await sqlOn(killer)`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
    await killer.close();
    await load;
    // The first use of a connection that was cut while idle may still fail; none may hang.
    await Promise.allSettled(Array.from({ length: 40 }, () => sql`select 1`));
    const answers = await Promise.all(numbers(40).map((i) => sql`select ${i}::int as i`));
    expect(answers.map(([row]) => row?.i)).toEqual(numbers(40));
  }
});

/** Holds an advisory lock on a connection of its own, and so whoever asks for the same one. */
async function holding(lock: number, work: () => Promise<void>): Promise<void> {
  const holder = connect(fresh.url, { max: 1 });
  await sqlOn(holder)`select pg_advisory_lock(${lock})`;
  try {
    await work();
  } finally {
    await holder.close();
  }
}

test('shared statements of one moment share a connection, and do not wait for those of a full pool', async () => {
  const waiting: Promise<unknown>[] = [];
  await holding(7, async () => {
    waiting.push(...numbers(30).map(() => sql`select pg_advisory_xact_lock_shared(7)`));
    const rows = await Promise.all(numbers(100).map((i) => database.shared.rows(NUMBER, [i])));
    expect(rows.map(([row]) => row?.i)).toEqual(numbers(100));
    expect(new Set(rows.map(([row]) => row?.pid)).size).toBe(1);
  });
  await Promise.all(waiting);
});

test('while the shared connection is silent, the pool is asked', async () => {
  const ask = (i: number) => database.shared.rows(NUMBER, [i]);
  const stuck: ReturnType<typeof ask>[] = [];
  await holding(8, async () => {
    const SILENT = { name: 'silent', text: 'select -1 as i, pg_advisory_xact_lock_shared(8)' };
    stuck.push(database.shared.rows(SILENT, []), ...numbers(99).map(ask));
    const others = await Promise.all(numbers(50).map(ask));
    expect(others.map(([row]) => row?.i)).toEqual(numbers(50));
  });
  const late = await Promise.all(stuck);
  expect(late.map(([row]) => row?.i)).toEqual([-1, ...numbers(99)]);
});

test('shared statements find their way back, however often their connection is cut', async () => {
  const SLEEP = { name: 'sleep', text: 'select pg_sleep(60)' };
  for (const i of numbers(20)) {
    const [backend] = await database.shared.rows(NUMBER, [0]);
    const cut = expect(database.shared.rows(SLEEP, [])).rejects.toEqual(away);
    await sql`select pg_terminate_backend(${backend?.pid})`;
    await cut;
    // PostgreSQL has said that it ends, and its socket may still be there.
    expect(await database.shared.rows(NUMBER, [i])).toMatchObject([{ i }]);
  }
});

test('shared statements are all refused soon while there is no database', async () => {
  const none = connect('postgres://nobody@127.0.0.1:1/none');
  const answers = await Promise.allSettled(numbers(300).map((i) => none.shared.rows(NUMBER, [i])));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toEqual([]);
  await none.close();
});

test('closing does not wait for ever for a statement that hangs', async () => {
  const hanging = connect(fresh.url, { max: 1 });
  const cut = expect(hanging.pool.query('select pg_sleep(60)')).rejects.toEqual(away);
  await pause(0);
  await hanging.close();
  await cut;
});
