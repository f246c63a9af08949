import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { descendants } from '../../../../../scripts/process-tree.mjs';
import { READS } from '../../http/call-limits.ts';
import { client } from '../../testing/hajde.ts';
import { type ServerProcess, startProcess, temporaryDataDir } from '../../testing/process.ts';

const WORKERS = 3;

let folder: Awaited<ReturnType<typeof temporaryDataDir>>;
let server: ServerProcess;
beforeAll(async () => {
  folder = await temporaryDataDir();
  server = await startProcess(folder.dataDir, { WORKERS: String(WORKERS) });
});
afterAll(async () => {
  expect(await server.stop()).toBe(0);
  await folder.remove();
});

async function newLearner() {
  const username = `learner-${randomUUID().slice(0, 8)}`;
  const { body } = await client(server.url).call('POST /api/auth/register', {
    body: { username, email: `${username}@example.com`, password: 'flija123' },
  });
  const mine = client(server.url, { authorization: `Bearer ${body.token}`, connection: 'close' });
  return { id: body.user.id, token: body.token, ...mine };
}

/** Asks on a connection of its own, which goes to the next worker. */
async function ask(path: string, token = ''): Promise<{ status: number; body: string }> {
  const { port } = new URL(server.url);
  const socket = connect(Number(port), 'localhost');
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\n\r\n`,
  );
  const said = await text(socket);
  return { status: Number(said.split(' ')[1]), body: said.slice(said.indexOf('\r\n\r\n') + 4) };
}

const workerPids = () =>
  descendants(server.child.pid)
    .filter(({ args }) => args.some((arg) => arg.endsWith('main.js')))
    .map(({ pid }) => pid);

const sumOf = (metrics: string, line: RegExp) =>
  [...metrics.matchAll(line)].reduce((sum, [, value]) => sum + Number(value), 0);

test('the metrics of all are summed, whichever is asked', async () => {
  for (let i = 0; i < 30; i += 1) expect((await ask('/api/health')).status).toBe(200);
  const health =
    /^hajde_request_duration_seconds_count\{[^}]*route="\/api\/health"[^}]*\} (\d+)$/gm;
  const counted = async () => sumOf((await ask('/metrics')).body, health);
  await expect.poll(counted).toBe(30);
  expect(await counted()).toBe(30);
});

test('a lesson handed in to all of them at once is paid once', async () => {
  const me = await newLearner();
  const outline = await (await fetch(`${server.url}/course/course-manifest.json`)).json();
  const { units } = await (await fetch(`${server.url}/course/${outline.outline}`)).json();
  const [unit] = units;
  const body = {
    userId: me.id,
    lessonId: unit.lessons[0].id,
    unitId: unit.id,
    perfect: true,
    xpEarned: 0,
    gemsEarned: 0,
    completionId: randomUUID(),
  };
  const heard = await Promise.all(
    Array.from({ length: 12 }, () => me.call('POST /api/lessons/complete', { body })),
  );
  expect(new Set(heard.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(heard.map(({ body: { xp } }) => xp)).size).toBe(1);
});

test('an account in a loop is limited by all of them together', async () => {
  const me = await newLearner();
  const since = performance.now();
  let ok = 0;
  for (let group = 0; group < 40; group += 1) {
    const heard = await Promise.all(
      Array.from({ length: 30 }, () => ask(`/api/users/${me.id}`, me.token)),
    );
    ok += heard.filter(({ status }) => status === 200).length;
  }
  const passed = (performance.now() - since) / READS.thenOneEveryMs;
  // What is on its way between them when the limit is reached.
  const moment = 150;
  expect(ok).toBeGreaterThanOrEqual(READS.atOnce);
  expect(ok).toBeLessThanOrEqual(READS.atOnce + passed + moment);
});

const NOT_FOR_LONG = { timeout: 20_000 };

test('one that is killed is started again, and nobody notices for long', async () => {
  const me = await newLearner();
  const [victim = 0, ...others] = workerPids();
  expect(others).toHaveLength(WORKERS - 1);
  process.kill(victim, 'SIGKILL');
  await expect
    .poll(() => server.said(), NOT_FOR_LONG)
    .toMatch(/Worker \d of Hajde has died \(SIGKILL\) and is started again\./);
  await expect.poll(workerPids, NOT_FOR_LONG).toHaveLength(WORKERS);
  expect(workerPids()).not.toContain(victim);
  const heard = await Promise.all(Array.from({ length: 9 }, () => ask('/api/ready')));
  expect(new Set(heard.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await me.call('GET /api/users/:id', { params: { id: me.id } })).status).toBe(200);
});
