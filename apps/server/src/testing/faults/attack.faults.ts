import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { client } from '../hajde.ts';
import { type ServerProcess, startProcess, temporaryDataDir } from '../process.ts';
import { completeOnce, type Learner, newLearners } from './load.ts';

const SLOW_SOCKETS = 2_000;
const SIGN_INS = 900;
const ADDRESSES = 5;
const LESSONS = 15;

let folder: Awaited<ReturnType<typeof temporaryDataDir>>;
let server: ServerProcess;
let learner: Learner | undefined;
beforeAll(async () => {
  folder = await temporaryDataDir();
  server = await startProcess(folder.dataDir, { LOG_LEVEL: 'silent', TRUST_PROXY: '1' });
  [learner] = await newLearners(server.url, 1);
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

async function slowSocket(): Promise<Socket> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  );
  return socket;
}

const signIn = async (i: number) => {
  const { status } = await client(server.url).call('POST /api/auth/login', {
    body: { username: `nobody-${i}`, password: 'guess' },
    headers: { 'x-forwarded-for': `203.0.113.${i % ADDRESSES}` },
  });
  return status;
};

test('2,000 slow sockets and 900 sign-ins at once, and every lesson of a learner is taken', async () => {
  if (learner === undefined) throw new Error('There is no learner.');
  const slow = await Promise.all(Array.from({ length: SLOW_SOCKETS }, slowSocket));
  const signIns = Promise.all(Array.from({ length: SIGN_INS }, (_, i) => signIn(i)));
  const lessons: (number | string)[] = [];
  const waits: number[] = [];
  for (let i = 0; i < LESSONS; i += 1) {
    const since = performance.now();
    const { status } = await completeOnce(server.url, learner);
    lessons.push(status);
    waits.push(Math.round(performance.now() - since));
    expect((await fetch(server.url)).status).toBe(200);
  }
  const answers = new Set(await signIns);
  for (const socket of slow) socket.destroy();
  console.log(`under attack ${LESSONS} lessons took ${waits.join(', ')} ms`);
  expect(lessons).toEqual(Array(LESSONS).fill(200));
  expect(answers.has(503)).toBe(false);
});
