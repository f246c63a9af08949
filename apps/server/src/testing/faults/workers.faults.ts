import { afterAll, beforeAll, expect, test } from 'vitest';
import { descendants } from '../../../../../scripts/process-tree.mjs';
import { runningEngine } from '../../db/engine/running.ts';
import { type ServerProcess, startProcess, temporaryDataDir } from '../process.ts';
import { newLearners, reckon, startLoad } from './load.ts';

const WORKERS = 3;
const KILLS = 6;
const PATIENCE = { timeout: 60_000 };

let folder: Awaited<ReturnType<typeof temporaryDataDir>>;
let server: ServerProcess;
beforeAll(async () => {
  folder = await temporaryDataDir();
  server = await startProcess(folder.dataDir, { WORKERS: String(WORKERS), LOG_LEVEL: 'silent' });
});
afterAll(async () => {
  await server?.stop();
  await folder?.remove();
});

const workers = () =>
  descendants(server.child.pid)
    .filter(({ args }) => args.some((arg) => arg.endsWith('main.js')))
    .map(({ pid }) => pid);

test(`${KILLS} times a worker of ${WORKERS} is killed under load, and then all at once: every one is started again, and nothing acknowledged is lost`, async () => {
  const load = startLoad(server.url, await newLearners(server.url, 60));
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = load.acknowledged.size;
    await expect.poll(() => load.acknowledged.size, PATIENCE).toBeGreaterThan(before + 50);
    const victim = workers()[kill % WORKERS] ?? 0;
    process.kill(victim, 'SIGKILL');
    await expect.poll(() => workers().includes(victim), PATIENCE).toBe(false);
    await expect.poll(workers, PATIENCE).toHaveLength(WORKERS);
  }
  for (const pid of workers()) process.kill(pid, 'SIGKILL');
  const before = load.acknowledged.size;
  await expect.poll(() => load.acknowledged.size, PATIENCE).toBeGreaterThan(before + 50);
  await load.stop();
  const outcome = await reckon((await runningEngine(folder.dataDir)) ?? '', load);
  console.log(`${KILLS} workers killed: ${JSON.stringify(outcome)}`);
  expect(outcome).toMatchObject({ lost: 0, notPaidOnce: 0 });
  expect(['200', '429', '503', 'none']).toEqual(
    expect.arrayContaining(Object.keys(outcome.answers)),
  );
});
