import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hajde, startHajde } from '../testing/hajde.ts';
import { ADDRESS, KEPT, READS } from './call-limits.ts';

let hajde: Hajde;
beforeAll(async () => {
  hajde = await startHajde({ config: { trustProxy: true } });
});
afterAll(() => hajde.close());

/** Sends this request so often on one connection, and counts the answers by their status. */
async function repeated(path: string, headers: Record<string, string>, times: number) {
  const { hostname, port } = new URL(hajde.url);
  const socket = connect(Number(port), hostname).setEncoding('latin1');
  await once(socket, 'connect');
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const one = `GET ${path} HTTP/1.1\r\nHost: x\r\n${lines.join('')}\r\n`;
  const counts = new Map<string, number>();
  let last = '';
  // Fewer than the server takes at once.
  for (let sent = 0; sent < times; sent += GROUP) {
    socket.write(one.repeat(GROUP));
    last = '';
    while (answersIn(last).length < GROUP) last += (await once(socket, 'data'))[0];
    for (const status of answersIn(last)) counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  socket.destroy();
  return { ok: counts.get('200') ?? 0, refused: counts.get('429') ?? 0, last };
}

const GROUP = 8;
const answersIn = (heard: string) =>
  [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status ?? '');

test('one account in a loop is told to wait, and others do not notice', async () => {
  const [loop, other] = [await hajde.newLearner(), await hajde.newLearner()];
  const authorization = `Bearer ${loop.token}`;
  const since = performance.now();
  const { ok, refused, last } = await repeated(`/api/users/${loop.id}`, { authorization }, 2_000);
  const passed = (performance.now() - since) / READS.thenOneEveryMs;
  expect(ok).toBeGreaterThanOrEqual(Math.min(READS.atOnce, 2_000));
  expect(ok).toBeLessThanOrEqual(READS.atOnce + passed + 1);
  expect(refused).toBe(2_000 - ok);
  expect(last).toMatch(/retry-after: 1\r/);
  expect(last).toContain('That was a lot at once. Please try again in 1 second.');
  expect((await other.call('GET /api/users/:id')).status).toBe(200);
});

test('one address in a loop is told to wait, and others do not notice', async () => {
  const times = ADDRESS.atOnce * 2;
  const loop = { 'x-forwarded-for': '203.0.113.7' };
  const since = performance.now();
  const { ok, refused } = await repeated('/api/auth/provider', loop, times);
  const passed = (performance.now() - since) / ADDRESS.thenOneEveryMs;
  expect(ok).toBeLessThanOrEqual(ADDRESS.atOnce + passed + 1);
  expect(ok + refused).toBe(times);
  const other = { 'x-forwarded-for': '203.0.113.8' };
  expect((await fetch(`${hajde.url}/api/auth/provider`, { headers: other })).status).toBe(200);
});

test('what one address sends to be kept has a bound in bytes, and others do not notice', async () => {
  const body = JSON.stringify({ username: 'x'.repeat(60_000), password: 'x' });
  const send = async (address: string) => {
    const response = await fetch(`${hajde.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body,
    });
    await response.body?.cancel();
    return response.status;
  };
  const times = Math.ceil(KEPT.atOnce / body.length);
  for (let i = 0; i < times; i += 1) expect(await send('203.0.113.20')).toBe(400);
  const perSecond = 1_000 / KEPT.thenOneEveryMs;
  // As many again as have leaked out of the bucket meanwhile.
  const since = performance.now();
  let more = 0;
  while ((await send('203.0.113.20')) === 400) more += 1;
  expect(more * body.length).toBeLessThan(((performance.now() - since) / 1000 + 60) * perSecond);
  expect(await send('203.0.113.21')).toBe(400);
});
