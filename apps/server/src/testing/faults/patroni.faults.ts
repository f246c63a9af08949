import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ServerProcess, startProcess } from '../process.ts';
import { completeOnce, type Learner, type Load, newLearners, reckon, startLoad } from './load.ts';
import { type Cluster, type Machine, startCluster } from './patroni.ts';
import { whatClusterMisses } from './patroni-missing.ts';
import { type WritersWatch, watchWriters } from './writers.ts';

const missing = whatClusterMisses();
if (missing !== undefined) console.log(`Skipped: ${missing}`);

const LEARNERS = 60;
const PATIENCE = { timeout: 180_000, interval: 200 };
/** What is promised: writes are away for no longer, and nobody had to do anything. */
const AWAY_AT_MOST_S = 30;
/** Acknowledged before each fault, and again after it. */
const ENOUGH = 50;

describe.skipIf(missing !== undefined)('PostgreSQL under Patroni', () => {
  let cluster: Cluster;
  let server: ServerProcess;
  let learners: Learner[];
  /** They hand in nothing but what finds out whether writes are back. */
  let scouts: Learner[];
  let load: Load;
  let writers: WritersWatch;

  beforeAll(async () => {
    cluster = await startCluster();
    await synchronous();
    server = await startProcess('unused', { DATABASE_URL: cluster.url, LOG_LEVEL: 'silent' });
    learners = await newLearners(server.url, LEARNERS);
    scouts = await newLearners(server.url, 20);
    writers = watchWriters(cluster.machines);
  }, 300_000);
  afterAll(async () => {
    await writers?.stop();
    await server?.stop();
    await cluster?.stop();
  }, 120_000);

  beforeEach(async () => {
    load = startLoad(server.url, learners);
    await acknowledgedMore();
  });
  afterEach(async ({ task }) => {
    await acknowledgedMore();
    await load.stop();
    const outcome = await reckon(cluster.url, load);
    console.log(`${task.name}: ${JSON.stringify({ ...outcome, asked: writers.times() })}`);
    expect(outcome).toMatchObject({ lost: 0, notPaidOnce: 0 });
    expect(load.unclear).toEqual([]);
    expect(['200', '429', '503']).toEqual(expect.arrayContaining(Object.keys(outcome.answers)));
    expect(writers.most()).toBe(1);
  });

  /** One leads and the other has all that it has. */
  async function synchronous(): Promise<void> {
    const isWhole = async () => {
      const members = await cluster.members().catch(() => []);
      const roles = members.map(({ role, state }) => `${role} ${state}`).toSorted();
      return isDeepStrictEqual(roles, ['leader running', 'sync_standby running']);
    };
    try {
      await vi.waitUntil(isWhole, PATIENCE);
    } catch (error) {
      throw new Error(`The cluster did not become whole:\n${cluster.said()}`, { cause: error });
    }
  }

  async function primary(): Promise<Machine> {
    const leader = (await cluster.members()).find(({ role }) => role === 'leader');
    const machine = cluster.machines.find(({ name }) => name === leader?.name);
    if (machine === undefined) throw new Error('Nobody leads.');
    return machine;
  }

  async function acknowledgedMore(): Promise<void> {
    const before = load.acknowledged.size;
    await expect.poll(() => load.acknowledged.size, PATIENCE).toBeGreaterThan(before + ENOUGH);
  }

  /** How many seconds from now on until a lesson that is handed in only now is acknowledged. */
  async function secondsUntilWritten(): Promise<number> {
    const since = performance.now();
    for (let i = 0; ; i += 1) {
      const scout = scouts[i % scouts.length];
      if (scout === undefined) throw new Error('There are no scouts.');
      const { status } = await completeOnce(server.url, scout);
      if (status === 200) return (performance.now() - since) / 1000;
      await pause(100);
    }
  }

  const reads = () =>
    Promise.all(
      learners.map(async ({ id, token }) => {
        const headers = { authorization: `Bearer ${token}` };
        return (await fetch(`${server.url}/api/users/${id}`, { headers })).status;
      }),
    );

  test.each([
    ['process', 1],
    ['machine', 1],
    ['process', 2],
    ['machine', 2],
    ['machine', 3],
  ] as const)(
    'the primary’s %s is lost, time %i: the other takes over by itself, and it comes back as a follower',
    async (kind, _time) => {
      await synchronous();
      const lost = await primary();
      await (kind === 'process' ? lost.killPostgres() : lost.kill());
      const away = await secondsUntilWritten();
      console.log(`the primary's ${kind} lost: writes away for ${away.toFixed(1)} s`);
      expect(away).toBeLessThan(AWAY_AT_MOST_S);
      expect(await primary()).not.toBe(lost);
      if (kind === 'machine') lost.start();
      await synchronous();
      const back = (await cluster.members()).find(({ name }) => name === lost.name);
      expect(back).toMatchObject({ role: 'sync_standby', state: 'running' });
    },
  );

  test('etcd is gone: nobody takes writes, reads go on, and all is as before once it is back', async () => {
    await synchronous();
    await cluster.etcd.kill();
    const goneAt = performance.now();
    await expect.poll(() => writers.now(), PATIENCE).toEqual([]);
    console.log(`writes end after ${((performance.now() - goneAt) / 1000).toFixed(1)} s`);
    // What was being read when its connection was cut is a 503 as well.
    const since = performance.now();
    await expect.poll(reads, { timeout: 15_000 }).toEqual(learners.map(() => 200));
    console.log(`reads are whole after ${((performance.now() - since) / 1000).toFixed(1)} s`);
    const failures = () => load.answers.get(503) ?? 0;
    const before = failures();
    for (let round = 0; round < 20; round += 1) {
      expect(new Set(await reads())).toEqual(new Set([200]));
      expect(writers.now()).toEqual([]);
      await expect.poll(failures, PATIENCE).toBeGreaterThan(before + round);
    }
    cluster.etcd.start();
    const away = await secondsUntilWritten();
    console.log(`etcd is back: writes again after ${away.toFixed(1)} s`);
    expect(away).toBeLessThan(AWAY_AT_MOST_S);
    await synchronous();
  });
});
