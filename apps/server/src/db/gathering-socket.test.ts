import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { GatheringSocket } from './gathering-socket.ts';

const server = createServer();
let socket: GatheringSocket;
let peer: Socket;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  socket = new GatheringSocket();
  socket.connect(address.port, '127.0.0.1');
  [[peer]] = await Promise.all([once(server, 'connection'), once(socket, 'connect')]);
});
afterAll(() => {
  socket.destroy();
  server.close();
});

function statement(...messages: string[]): void {
  socket.cork();
  for (const message of messages) socket.write(Buffer.from(message));
  socket.uncork();
}

test('statements of one moment are one write, in their order, and so is what follows them', async () => {
  const written = vi.spyOn(socket, '_write');
  statement('bind 1 ', 'execute 1 ');
  await Promise.resolve();
  statement('bind 2 ', 'execute 2 ');
  socket.write(Buffer.from('commit'));
  const [heard] = await once(peer, 'data');
  expect(String(heard)).toBe('bind 1 execute 1 bind 2 execute 2 commit');
  expect(written).toHaveBeenCalledOnce();
  written.mockRestore();
});

test('the next moment is another write', async () => {
  for (const text of ['one', 'two']) {
    const heard = once(peer, 'data');
    statement(text);
    expect(String((await heard)[0])).toBe(text);
  }
});
