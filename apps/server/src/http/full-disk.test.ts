import type { CallName } from '@hajde/contract/types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../db/connection.ts';
import { type Hajde, type SignedIn, startHajde } from '../testing/hajde.ts';
import { sqlOn } from '../testing/sql.ts';

const HOUR = 3_600_000;
let full = false;
let hajde: Hajde;
let me: SignedIn;
beforeAll(async () => {
  hajde = await startHajde({ isFull: () => full });
  me = await hajde.newLearner();
  await me.finish('one-1');
});
afterAll(() => hajde.close());

/** The words of the lesson have still to be remembered when these are read. */
const READS: CallName[] = [
  'GET /api/users/:id',
  'GET /api/users/:id/progress',
  'GET /api/users/:id/weekly-progress',
  'GET /api/users/:id/practice',
  'GET /api/users/:id/practice/today',
  'GET /api/users/:id/news',
  'GET /api/users/:id/words',
  'GET /api/users/:id/leaderboard/weekly_xp/:period',
  'GET /api/leaderboards/all_time_xp/all_time',
];

test('where PostgreSQL takes no writes reads go on, though a session is due and ranks are old', async () => {
  const sql = sqlOn(hajde.database);
  const [{ name } = { name: '' }] = await sql<{ name: string }>`select current_database() as name`;
  await hajde.database.pool.query(`alter database ${name} set default_transaction_read_only = on`);
  // Connections that are open already are told one by one.
  const other = await startHajde({ database: connectAgain() });
  hajde.clock.advance(2 * HOUR);
  other.clock.advance(2 * HOUR);
  const headers = { authorization: `Bearer ${me.token}` };
  const params = { id: me.id, period: 'all_time' };
  for (const read of READS) {
    const { status } = await other.visitor.call(read, { headers, params });
    expect([read, status]).toEqual([read, 200]);
  }
  const place = await other.visitor.call('GET /api/users/:id/leaderboard/weekly_xp/:period', {
    headers,
    params,
  });
  expect(place.body).toMatchObject({ rank: 1, value: 10 });
  const write = await other.visitor.call('POST /api/users/:id/reset', { headers, params });
  expect([write.status, write.headers.get('retry-after')]).toEqual([503, '5']);
  await other.close();
  await again?.close();
  await hajde.database.pool.query(`alter database ${name} reset default_transaction_read_only`);
});

let again: Hajde['database'] | undefined;
function connectAgain() {
  again = connect(hajde.database.url);
  return again;
}

test('while the disk is full writes are refused before they reach PostgreSQL, and reads go on', async () => {
  full = true;
  const refused = await me.call('POST /api/lessons/complete', { body: {} });
  expect([refused.status, refused.failure.code]).toEqual([503, 'unavailable']);
  expect((await me.user()).xp).toBe(10);
  full = false;
  expect((await me.finish('one-2')).xp).toBe(20);
});
