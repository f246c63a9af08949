import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Hajde, startHajde } from './testing/hajde.ts';

let hajde: Hajde;
beforeAll(async () => {
  hajde = await startHajde();
});
afterAll(() => hajde.close());

/** What a server says to these bytes, until it closes the connection. */
async function say(bytes: string) {
  const { hostname, port } = new URL(hajde.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(bytes);
  const said = await text(socket);
  const [head = '', body = ''] = said.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) };
}

describe('a request that is none gets a clear answer and loses its connection', () => {
  test('with more headers than fit', async () => {
    const { status, body } = await say(
      `GET /api/health HTTP/1.1\r\nHost: x\r\nX-Much: ${'x'.repeat(9_000)}\r\n\r\n`,
    );
    expect([status, body.code]).toEqual([431, 'headers_too_large']);
  });

  test('that is not HTTP', async () => {
    const { status, body } = await say('HELLO\r\n\r\n');
    expect([status, body.code]).toEqual([400, 'bad_request']);
  });

  test.concurrent('whose headers do not come to an end', async () => {
    const { status, body } = await say('GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    expect([status, body.code]).toEqual([408, 'too_slow']);
  });

  test.concurrent('whose body does not come to an end', async () => {
    const { status, body } = await say(
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    );
    expect([status, body.code]).toEqual([408, 'too_slow']);
  });
});

test('every answer tells its id, and none about learners may be kept', async () => {
  const seen = new Set<string | null>();
  for (const path of ['/api/health', '/api/users/1', '/api/nothing']) {
    const { headers } = await fetch(hajde.url + path);
    seen.add(headers.get('x-request-id'));
    expect([path, headers.get('cache-control')]).toEqual([path, 'no-store']);
  }
  expect([...seen].every((id) => /^[0-9a-f-]{36}$/.test(id ?? ''))).toBe(true);
  expect(seen.size).toBe(3);
});
