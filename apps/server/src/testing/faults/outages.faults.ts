import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect } from '../../db/connection.ts';
import { type Engine, startEngine } from '../../db/engine/engine.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type ServerProcess, startProcess, temporaryDataDir } from '../process.ts';
import { type Learner, type Load, newLearners, reckon, startLoad } from './load.ts';
import { postgresIn, signal } from './postgres-processes.ts';

const LEARNERS = 60;
/** So many ask at the same time. */
const AT_ONCE = 8;
const PATIENCE = { timeout: 60_000 };
/** Acknowledged before each fault, and again after it. */
const ENOUGH = 100;

// PostgreSQL runs apart from the server, as with DATABASE_URL, so that each can fail alone.
let folder: Awaited<ReturnType<typeof temporaryDataDir>>;
let engine: Engine;
let server: ServerProcess;
let learners: Learner[];
let load: Load;
const quiet = () => {};
beforeAll(async () => {
  folder = await temporaryDataDir();
  engine = await startEngine({ dataDir: folder.dataDir, log: quiet });
  server = await startProcess(folder.dataDir, { DATABASE_URL: engine.url, LOG_LEVEL: 'silent' });
  learners = await newLearners(server.url, LEARNERS);
});
afterAll(async () => {
  await server.stop();
  await engine.stop();
  await folder.remove();
});

beforeEach(async () => {
  load = startLoad(server.url, learners);
  await expect.poll(() => load.acknowledged.size, PATIENCE).toBeGreaterThan(ENOUGH);
});

/** All is as before by itself, and nothing that was acknowledged is lost. */
afterEach(async ({ task }) => {
  const before = load.acknowledged.size;
  await expect.poll(() => load.acknowledged.size, PATIENCE).toBeGreaterThan(before + ENOUGH);
  await load.stop();
  const outcome = await reckon(engine.url, load);
  console.log(`${task.name}: ${JSON.stringify(outcome)}`);
  expect(outcome).toMatchObject({ lost: 0, notPaidOnce: 0 });
  expect(load.unclear).toEqual([]);
  expect(['200', '429', '503']).toEqual(expect.arrayContaining(Object.keys(outcome.answers)));
});

const ready = async () => (await fetch(`${server.url}/api/ready`)).status;
const alive = async () => (await fetch(`${server.url}/api/health`)).status;
const failures = () => load.answers.get(503) ?? 0;

test('the database is gone for a minute', async () => {
  await engine.stop();
  await expect.poll(failures, PATIENCE).toBeGreaterThan(0);
  expect([await ready(), await alive()]).toEqual([503, 200]);
  await pause(60_000);
  engine = await startEngine({ dataDir: folder.dataDir, log: quiet });
});

test('the database is killed', async () => {
  signal((await postgresIn(folder.dataDir)).slice(0, 1), 'SIGKILL');
  await expect.poll(failures, PATIENCE).toBeGreaterThan(0);
});

test('the database is paused, and says nothing at all', async () => {
  const paused = await postgresIn(folder.dataDir);
  signal(paused, 'SIGSTOP');
  try {
    expect([await ready(), await alive()]).toEqual([503, 200]);
    await expect.poll(failures, PATIENCE).toBeGreaterThanOrEqual(AT_ONCE);
  } finally {
    signal(paused, 'SIGCONT');
  }
});

test('every connection of the pool waits for one lock', async () => {
  const holder = connect(engine.url, { max: 1 });
  await inTransaction(holder.pool, async ({ client }) => {
    await client.query('lock table learner in access exclusive mode');
    await Promise.all(
      Array.from({ length: 60 }, () => fetch(`${server.url}/api/users/x/progress`)),
    );
    for (let second = 0; second < 14; second += 1) {
      await client.query('select 1');
      await pause(1_000);
    }
  });
  await holder.close();
  expect(failures()).toBeGreaterThan(0);
});
