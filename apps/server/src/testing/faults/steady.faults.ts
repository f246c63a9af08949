import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEngine } from '../../db/engine/engine.ts';
import { type ServerProcess, startProcess, temporaryDataDir } from '../process.ts';
import { newLearners, reckon, startLoad } from './load.ts';

const KILLS = 10;
const EVERY_MS = 30_000;
/** Clients keep their address, so the server has to come back at its own. */
const PORT = '3451';

let folder: Awaited<ReturnType<typeof temporaryDataDir>>;
beforeAll(async () => {
  folder = await temporaryDataDir();
});
afterAll(() => folder.remove());

test('five minutes of steady load with a kill every 30 s: no reward lost, none doubled', async () => {
  const start = () => startProcess(folder.dataDir, { PORT, LOG_LEVEL: 'silent' });
  let server: ServerProcess = await start();
  const learners = await newLearners(server.url, 60);
  const load = startLoad(server.url, learners);
  for (let kill = 0; kill < KILLS; kill += 1) {
    await pause(EVERY_MS);
    await server.kill();
    server = await start();
  }
  await pause(2_000);
  await load.stop();
  expect(await server.stop()).toBe(0);

  const engine = await startEngine({ dataDir: folder.dataDir, log: () => {} });
  const outcome = await reckon(engine.url, load);
  await engine.stop();
  console.table({
    requests: outcome.sent,
    'failures seen by clients': outcome.sent - (outcome.answers['200'] ?? 0),
    'acknowledged rewards': outcome.acknowledged,
    'lost rewards': outcome.lost,
    'doubled rewards': outcome.notPaidOnce,
  });
  expect(outcome).toMatchObject({ lost: 0, notPaidOnce: 0 });
  expect(outcome.acknowledged).toBeGreaterThan(1_000);
});
