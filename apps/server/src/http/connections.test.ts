import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitConnections } from './connections.ts';

const server = createServer();
const keeping = createServer();
beforeAll(async () => {
  limitConnections(keeping, () => false, 1, 3);
  limitConnections(server, () => true, 1, 0);
  server.on('connection', (socket) => socket.end('hello'));
  keeping.on('connection', (socket) => socket.write('hello'));
  for (const each of [server, keeping]) await once(each.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.close();
  keeping.close();
});

/** A connection with what was said on it; nothing where it was ended at once. */
async function dial(to: typeof server): Promise<{ socket: Socket; heard: string }> {
  const socket = connect((to.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  let heard = '';
  socket.on('data', (said) => {
    heard += said;
  });
  socket.on('error', () => {});
  await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  return { socket, heard };
}

test('an address gets its share of the sockets, and another when one of them ends', async () => {
  const first = await Promise.all([dial(keeping), dial(keeping), dial(keeping)]);
  expect(first.map(({ heard }) => heard)).toEqual(['hello', 'hello', 'hello']);
  expect((await dial(keeping)).heard).toBe('');
  first[0].socket.destroy();
  await expect.poll(async () => (await dial(keeping)).heard).toBe('hello');
  for (const { socket } of first) socket.destroy();
});

test('a proxy that brings everybody has no share', async () => {
  expect((await dial(server)).heard).toBe('hello');
});
