import { once } from 'node:events';
import { type AddressInfo, connect as connectTo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../testing/database.ts';
import { connect } from './connection.ts';
import { isDatabaseAway } from './driver-errors.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
  await fresh.database.pool.query('create table note (text text)');
});
afterAll(() => fresh.drop());

/** The tests' PostgreSQL as a host of its own; it counts who came. */
async function openHost() {
  const { searchParams, hostname, port } = new URL(fresh.url);
  const folder = searchParams.get('host');
  const to =
    folder === null ? { host: hostname, port: Number(port) } : { path: `${folder}/.s.PGSQL.5432` };
  const host = { port: 0, came: 0, close: () => void server.close() };
  const server = createServer((client) => {
    host.came += 1;
    const postgres = connectTo(to);
    for (const end of [client, postgres]) {
      end.on('error', () => {
        client.destroy();
        postgres.destroy();
      });
    }
    client.pipe(postgres).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  host.port = (server.address() as AddressInfo).port;
  return host;
}

const READ = { name: 'notes', text: 'select count(*)::int as notes from note' };

test('while no host takes writes, what reads goes on and what writes is told to come again; then all is as before', async () => {
  const { username, password, pathname } = new URL(fresh.url);
  const name = pathname.slice(1);
  const hosts = [await openHost(), await openHost()];
  // The primary is lost, and both others follow.
  const named = ['127.0.0.1:1', ...hosts.map(({ port }) => `127.0.0.1:${port}`)].join(',');
  await fresh.database.pool.query(`alter database ${name} set default_transaction_read_only = on`);

  const url = `postgres://${username}:${password}@${named}/${name}`;
  const { pool, shared, close } = connect(url, { max: 3 });
  const reads = () =>
    Promise.all(Array.from({ length: 50 }, () => [pool.query(READ), shared.rows(READ, [])]).flat());
  const writes = () => pool.query("insert into note values ('shkruaj')");
  for (const _ of [1, 2]) {
    expect(await reads()).toHaveLength(100);
    await expect(writes()).rejects.toSatisfy(isDatabaseAway);
  }
  // Both were asked before one was taken that only reads.
  expect(hosts.map(({ came }) => came > 0)).toEqual([true, true]);

  await fresh.database.pool.query(`alter database ${name} reset default_transaction_read_only`);
  const outcome = () => writes().then(() => 'written', isDatabaseAway);
  await expect.poll(outcome).toBe('written');
  expect(await shared.rows(READ, [])).toEqual([{ notes: 1 }]);
  await close();
  for (const host of hosts) host.close();
});
