import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runningEngine } from '../../db/engine/running.ts';
import { type ServerProcess, startProcess, temporaryDataDir } from '../process.ts';
import { newLearners, reckon, startLoad } from './load.ts';

const BACKUPS = 15;
const EVERY_MS = 20_000;
const BACKUP = fileURLToPath(new URL('../../ops/backup/backup-cli.ts', import.meta.url));

let folder: Awaited<ReturnType<typeof temporaryDataDir>>;
let server: ServerProcess;
beforeAll(async () => {
  folder = await temporaryDataDir();
  server = await startProcess(folder.dataDir, { LOG_LEVEL: 'silent' });
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

test('a backup every 20 s under load for five minutes: 15 of 15 come to an end and are good', async () => {
  const learners = await newLearners(server.url, 60);
  const load = startLoad(server.url, learners);
  const file = join(folder.dataDir, '..', 'hajde.backup');
  const told: string[] = [];
  let good = 0;
  for (let n = 0; n < BACKUPS; n += 1) {
    const next = pause(EVERY_MS);
    const since = performance.now();
    await run(file);
    const took = performance.now() - since;
    if ((await run('--verify', file)).includes('is good')) good += 1;
    told.push(`${(took / 1000).toFixed(1)} s, ${Math.round((await stat(file)).size / 1024)} kB`);
    await next;
  }
  await load.stop();
  console.log(`${good} of ${BACKUPS} backups complete and verified: ${told.join('; ')}`);
  expect(good).toBe(BACKUPS);
  const reckoned = await reckon((await runningEngine(folder.dataDir)) ?? '', load);
  expect(reckoned).toMatchObject({ lost: 0, notPaidOnce: 0 });
});

async function run(...args: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, DATA_DIR: folder.dataDir };
  return (await promisify(execFile)(process.execPath, [BACKUP, ...args], { env })).stdout;
}
