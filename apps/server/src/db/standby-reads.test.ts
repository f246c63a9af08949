import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../testing/database.ts';
import { type Hajde, type SignedIn, startHajde } from '../testing/hajde.ts';
import { connect, type Database } from './connection.ts';
import { readsFrom } from './standby-reads.ts';

// Two databases that differ stand in for a primary and a standby, so that it shows who answered.
let standby: FreshDatabase;
let gone: Database;
let hajde: Hajde;
let alone: Hajde;
let me: SignedIn;
beforeAll(async () => {
  standby = await freshDatabase();
  const other = await startHajde({ database: standby.database });
  await (await other.newLearner('Standby')).finish('one-1');
  await other.close();

  hajde = await startHajde({ standby: standby.database });
  me = await hajde.newLearner('Primary');
  await me.finish('one-1');
  await me.finish('one-2');
  gone = connect('postgres://nobody@127.0.0.1:1/none', { max: 1 });
  alone = await startHajde({ database: hajde.database, standby: gone });
});
afterAll(async () => {
  await alone.close();
  await gone.close();
  await hajde.close();
  await standby.drop();
});

const names = async (url: string) => {
  const response = await fetch(`${url}/api/leaderboards/all_time_xp/all_time`, {
    headers: { authorization: `Bearer ${me.token}` },
  });
  const entries: { user: { username: string } }[] = await response.json();
  return entries.map(({ user }) => user.username);
};

test('boards are read from the standby, what is the learner’s own from the primary', async () => {
  expect(await names(hajde.url)).toEqual(['Standby']);
  expect((await me.user()).xp).toBe(20);
  const { body } = await me.call('GET /api/users/:id/leaderboard/weekly_xp/:period', {
    params: { period: 'all_time' },
  });
  expect(body.value).toBe(20);
});

test('while the standby is away, boards are read from the primary', async () => {
  expect(await names(alone.url)).toEqual(['Primary']);
});

test('nobody waits twice for a standby that says nothing', async () => {
  const asked: Database[] = [];
  const failures: unknown[] = [];
  const reads = readsFrom(hajde.database, gone, (error) => failures.push(error));
  const read = () =>
    reads((from) => {
      asked.push(from);
      return from === gone ? new Promise<string>(() => {}) : Promise.resolve('primary');
    });
  expect([await read(), await read()]).toEqual(['primary', 'primary']);
  expect(asked).toEqual([gone, hajde.database, hajde.database]);
  expect(failures).toHaveLength(1);
});

test('what fails on both is told', async () => {
  const reads = readsFrom(hajde.database, gone, () => {});
  await expect(reads(({ pool }) => pool.query('select * from nowhere'))).rejects.toThrow('nowhere');
});
