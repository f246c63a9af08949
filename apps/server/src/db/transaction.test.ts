import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../testing/database.ts';
import { listen } from '../testing/listen.ts';
import { sqlOn } from '../testing/sql.ts';
import { inTransaction } from './transaction.ts';

const ADD = { name: 'add-note', text: 'insert into note (text) values ($1)' };
const READ = { name: 'read-notes', text: 'select text from note order by text' };

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
  await sqlOn(fresh.database)`create table note (text text unique)`;
});
afterAll(() => fresh.drop());
beforeEach(() => sqlOn(fresh.database)`delete from note`);

const notes = async () =>
  (await sqlOn(fresh.database)`select text from note order by text`).map(({ text }) => text);

test('what is written by hand and by Drizzle happens together', async () => {
  const seen = await inTransaction(fresh.database.pool, async (tx) => {
    await tx.db.execute(sql`insert into note (text) values (${'by Drizzle'})`);
    await tx.rows(ADD, ['by hand']);
    const rows = await tx.rows<{ text: string }>(READ, []);
    tx.last(ADD, ['at last']);
    return rows.map(({ text }) => text);
  });
  expect(seen).toEqual(['by Drizzle', 'by hand']);
  expect(await notes()).toEqual(['at last', 'by Drizzle', 'by hand']);
});

test('of work that throws nothing happens', async () => {
  const failing = inTransaction(fresh.database.pool, async (tx) => {
    await tx.rows(ADD, ['one']);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await notes()).toEqual([]);
});

test('a last statement that fails takes everything with it and says why', async () => {
  const failing = inTransaction(fresh.database.pool, async (tx) => {
    await tx.rows(ADD, ['one']);
    tx.last(ADD, ['one']);
  });
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  expect(await notes()).toEqual([]);
});

test('a transaction that PostgreSQL has given up is not taken for one that happened', async () => {
  const aborted = inTransaction(fresh.database.pool, async (tx) => {
    await tx.rows(ADD, ['one']);
    await tx.rows(ADD, ['one']).catch(() => 'overlooked');
  });
  await expect(aborted).rejects.toThrow('The transaction was rolled back.');
  expect(await notes()).toEqual([]);
});

test('a transaction that fails leaves its connection ready for the next', async () => {
  for (let i = 0; i < 50; i += 1) {
    const failing = inTransaction(fresh.database.pool, ({ client }) => client.query('nonsense'));
    await expect(failing).rejects.toThrow('syntax error');
  }
  expect(fresh.database.pool.totalCount).toBeLessThanOrEqual(20);
  await inTransaction(fresh.database.pool, ({ rows }) => rows(ADD, ['after']));
  expect(await notes()).toEqual(['after']);
});

test('begin leaves with the first statement, and commit with the last', async () => {
  const listening = listen();
  const sent = () => listening.heard().map(({ text }) => text.trim());
  let isAnswered = false;
  await inTransaction(fresh.database.pool, async (tx) => {
    const first = tx.rows(READ, []).finally(() => {
      isAnswered = true;
    });
    expect([sent(), isAnswered]).toEqual([['begin', READ.text], false]);
    await first;
    tx.last(ADD, ['last']);
  });
  listening.stop();
  expect(sent().slice(2)).toEqual([ADD.text, 'commit']);
});
