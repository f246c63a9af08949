import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Hajde, startHajde } from '../testing/hajde.ts';

let hajde: Hajde;
beforeAll(async () => {
  hajde = await startHajde();
});
afterAll(() => hajde.close());

async function send(bytes: string): Promise<Socket> {
  const { hostname, port } = new URL(hajde.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
}

/** What a server says to these bytes, until it closes the connection. */
async function say(bytes: string) {
  const said = await text(await send(bytes));
  const [head = '', body = ''] = said.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) };
}

const UNFINISHED =
  'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{';

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
    const { status, body } = await say(UNFINISHED);
    expect([status, body.code]).toEqual([408, 'too_slow']);
  });
});

test('a body may be up to 64 kB, whether its length is told before or not', async () => {
  const statusOf = async (bytes: number, told: boolean) => {
    const json = JSON.stringify({ username: 'x', password: '' });
    const body = json + ' '.repeat(bytes - json.length);
    const response = await fetch(`${hajde.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      ...(told ? { body } : { body: new Blob([body]).stream(), duplex: 'half' }),
    });
    return response.status;
  };
  const limit = 64 * 1024;
  expect([await statusOf(limit, true), await statusOf(limit, false)]).toEqual([400, 400]);
  expect([await statusOf(limit + 1, true), await statusOf(limit + 1, false)]).toEqual([413, 413]);
});

test('1,100 sockets that send headers and one byte keep nobody out', async () => {
  const slow = await Promise.all(Array.from({ length: 1_100 }, () => send(UNFINISHED)));
  const answers = new Set<number>();
  const firstEnded = Promise.race(slow.map((socket) => text(socket)));
  let ended = false;
  void firstEnded.then(() => {
    ended = true;
  });
  const asked = async () => {
    answers.add((await fetch(`${hajde.url}/api/shop/items`)).status);
    return ended;
  };
  await expect.poll(asked, { interval: 100 }).toBe(true);
  expect([...answers]).toEqual([200]);
  expect(await firstEnded).toMatch(/^HTTP\/1.1 408 /);
  for (const socket of slow) socket.destroy();
});

test('with 1,000 requests underway the next is told when to come back; life signs get through', async () => {
  const next = () => fetch(`${hajde.url}/api/shop/items`);
  const { id, token } = await hajde.newLearner();
  const waiting = `GET /api/users/${id} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`;
  const holder = await hajde.database.pool.connect();
  // However long a busy machine takes for the others: the holder idles meanwhile.
  await holder.query(
    'begin; set local idle_in_transaction_session_timeout = 0; lock table session in access exclusive mode',
  );
  // Several on each connection: an address has no more than 1,000 of those.
  const sent = Array.from({ length: 200 }, () => send(waiting.repeat(6)));
  const underway = await Promise.all(sent);
  await expect.poll(async () => (await next()).status).toBe(503);
  const { headers } = await next();
  expect(headers.get('retry-after')).toBe('5');
  // Not /api/ready: it waits for the database, too, which these keep busy.
  for (const lifeSign of ['/api/health', '/metrics']) {
    const { status } = await fetch(hajde.url + lifeSign);
    expect([lifeSign, status]).toEqual([lifeSign, 200]);
  }
  await holder.query('rollback');
  holder.release();
  await expect.poll(async () => (await next()).status).toBe(200);
  for (const socket of underway) socket.destroy();
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
