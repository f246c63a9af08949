import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { bigint, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../testing/database.ts';
import { briefly, connect, type Database } from './connection.ts';

let fresh: FreshDatabase;
let database: Database;
beforeAll(async () => {
  fresh = await freshDatabase();
  database = fresh.database;
});
afterAll(() => fresh.drop());

test('instants go in and come out as dates, by hand and through Drizzle', async () => {
  const at = new Date('2026-03-29T01:30:00.123Z');
  const [byHand] =
    await database.sql`select ${at}::timestamptz as at, ${at.toISOString()}::timestamptz as text_at`;
  expect(byHand).toEqual({ at, text_at: at });
  const moment = pgTable('moment', {
    at: timestamp('at', { withTimezone: true }),
    value: jsonb('value'),
    large: bigint('large', { mode: 'number' }),
  });
  await database.sql`create table moment (at timestamptz, value jsonb, large int8)`;
  const row = { at, value: { text: 'ë' }, large: 2 ** 40 };
  expect(await database.db.insert(moment).values(row).returning()).toEqual([row]);
});

test('a day comes out as the text it is, whoever asks', async () => {
  for (const sql of [database.sql, database.brief]) {
    expect(await sql`select '2026-03-29'::date as day`).toEqual([{ day: '2026-03-29' }]);
  }
});

test('counts are numbers, and only what a number cannot hold is a bigint', async () => {
  const [row] = await database.sql`
    select count(*) as count, 9007199254740991::int8 as safe, 9007199254740993::int8 as large from generate_series(1, 3)`;
  expect(row).toEqual({ count: 3, safe: 9007199254740991, large: 9007199254740993n });
});

test('JSON written by hand is an object on the way in and out', async () => {
  const value = { word: 'mirë', count: [1, null] };
  const [row] = await database.sql`select ${database.sql.json(value)}::jsonb as value`;
  expect(row?.value).toEqual(value);
});

test('statements, locks and idle transactions are limited', async () => {
  const [row] = await database.sql`
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
           current_setting('idle_in_transaction_session_timeout') as idle, current_setting('application_name') as name`;
  expect(row).toEqual({ statement: '15s', lock: '10s', idle: '15s', name: 'hajde' });
});

test('a URL may name several hosts: one that is down is passed over, and all down is an error', async () => {
  const alive = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(alive, 'listening');
  const { port } = alive.address() as AddressInfo;
  const one = connect(`postgres://nobody@127.0.0.1:1,127.0.0.1:${port}/none`, { max: 1 });
  const reached = once(alive, 'connection');
  await expect(one.sql`select 1`).rejects.toThrow('CONNECTION_CLOSED');
  await reached;
  await one.close();
  alive.close();

  const none = connect('postgres://nobody@127.0.0.1:1,127.0.0.1:2/none', { max: 1 });
  for (const _ of [1, 2]) {
    await expect(none.sql`select 1`).rejects.toThrow(/ECONNREFUSED|CONNECTION_CLOSED/);
  }
  await none.close();
});

test('a transaction whose connection is lost fails as a whole, and the pool goes on', async () => {
  const { sql } = database;
  await sql`create table note (text text)`;
  for (const moment of ['while a statement runs', 'between two statements']) {
    let ended: Promise<unknown> | undefined;
    const over = Promise.withResolvers<void>();
    const lost = database.db.transaction(async (tx) => {
      try {
        await tx.execute(`insert into note values ('${moment}')`);
        const [backend] = await tx.execute<{ pid: number }>('select pg_backend_pid() as pid');
        ended = sql`select pg_terminate_backend(${backend!.pid}, 5000) as ended`.execute();
        if (moment === 'while a statement runs') await tx.execute('select pg_sleep(60)');
        await ended;
        // Other queries take up the connection's place in the pool before the transaction goes on.
        await Promise.all(Array.from({ length: 60 }, () => sql`select pg_sleep(0.01)`));
        await tx.execute("insert into note values ('after')");
      } finally {
        over.resolve();
      }
    });
    const error = await lost.catch((reason) => reason);
    expect(error.code ?? error.cause.code).toBe('CONNECTION_CLOSED');
    expect(await ended).toEqual([{ ended: true }]);
    await over.promise;
    expect(await sql`select text from note`).toEqual([]);
  }
});

test('a reserved connection that is lost refuses its next statement', async () => {
  const { sql } = database;
  const reserved = await sql.reserve();
  const [backend] = await reserved`select pg_backend_pid() as pid`;
  await sql`select pg_terminate_backend(${backend?.pid}, 5000)`;
  await expect(reserved`select 1`).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
});

test('a pool finds its way back when all its connections are cut under load', async () => {
  const { sql } = database;
  for (let round = 0; round < 5; round++) {
    const load = Promise.allSettled(
      Array.from({ length: 200 }, (_, i) =>
        i % 2
          ? sql`select ${i}::int as i, pg_sleep(0.002)`
          : sql.begin((tx) => tx`select ${i}::int as i`),
      ),
    );
    const killer = connect(fresh.url, { max: 1 });
    await killer.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
    await killer.close();
    await load;
    // The first use of a connection that was cut while idle may still fail; none may hang.
    await Promise.allSettled(Array.from({ length: 40 }, () => sql`select 1`));
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => sql`select ${i}::int as i`),
    );
    expect(answers.map(([row]) => row?.i)).toEqual(Array.from({ length: 40 }, (_, i) => i));
  }
});

test('brief statements of one moment share a connection, and do not wait for those of a full pool', async () => {
  const { sql, brief } = database;
  const holder = connect(fresh.url, { max: 1 });
  await holder.sql`select pg_advisory_lock(7)`;
  const waiting = Array.from({ length: 30 }, () =>
    sql`select pg_advisory_xact_lock_shared(7)`.execute(),
  );
  const rows = await Promise.all(
    Array.from({ length: 150 }, (_, i) => brief`select ${i}::int as i, pg_backend_pid() as pid`),
  );
  expect(rows.map(([row]) => row?.i)).toEqual(Array.from({ length: 150 }, (_, i) => i));
  expect(new Set(rows.map(([row]) => row?.pid)).size).toBe(1);
  await holder.sql`select pg_advisory_unlock(7)`;
  await Promise.all(waiting);
  await holder.close();
});

test('while the connection for brief statements is silent, the pool is asked', async () => {
  const { brief } = database;
  const ask = briefly(database, (sql) => (i: number) => sql`select ${i}::int as i`);
  const holder = connect(fresh.url, { max: 1 });
  await holder.sql`select pg_advisory_lock(8)`;
  const silent = brief`select pg_advisory_xact_lock_shared(8)`.execute();
  const stuck = Array.from({ length: 100 }, (_, i) => ask(i));
  const others = await Promise.all(Array.from({ length: 50 }, (_, i) => ask(i)));
  expect(others.map(([row]) => row?.i)).toEqual(Array.from({ length: 50 }, (_, i) => i));
  await holder.sql`select pg_advisory_unlock(8)`;
  await silent;
  const late = await Promise.all(stuck);
  expect(late.map(([row]) => row?.i)).toEqual(Array.from({ length: 100 }, (_, i) => i));
  await holder.close();
});

test('brief statements find their way back when their connection is cut', async () => {
  const { sql, brief } = database;
  const [backend] = await brief`select pg_backend_pid() as pid`;
  const cut = expect(brief`select pg_sleep(60)`).rejects.toMatchObject({ code: /^(57P01|CONN)/ });
  await sql`select pg_terminate_backend(${backend?.pid}, 5000)`;
  await cut;
});

test('brief statements are all refused soon while there is no database', async () => {
  const none = connect('postgres://nobody@127.0.0.1:1/none');
  const asked = Array.from({ length: 300 }, () => none.brief`select 1`.execute());
  const answers = await Promise.allSettled(asked);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toEqual([]);
  await none.close();
});
