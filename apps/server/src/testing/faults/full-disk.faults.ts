import { execFile } from 'node:child_process';
import { chmod, mkdtemp, open, rm, rmdir, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runningEngine } from '../../db/engine/running.ts';
import { type ServerProcess, startProcess } from '../process.ts';
import { newLearners, reckon, startLoad } from './load.ts';

const run = promisify(execFile);
const SIZE = '256m';
const isRoot = process.getuid?.() === 0 && process.platform === 'linux';

let disk: string;
let server: ServerProcess;
beforeAll(async () => {
  if (!isRoot) return;
  disk = await mkdtemp(join(tmpdir(), 'hajde-disk-'));
  await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', disk]);
  await chmod(disk, 0o755);
  server = await startProcess(join(disk, 'data'), { LOG_LEVEL: 'silent' });
});
afterAll(async () => {
  if (!isRoot) return;
  await server?.stop();
  await run('umount', [disk]);
  await rmdir(disk);
});

/** Only root may mount a small file system of its own. */
test.runIf(isRoot)(
  'a full disk: 503 for what would write, reads go on, nothing lost, and all is well once there is room',
  async () => {
    const learners = await newLearners(server.url, 60);
    const load = startLoad(server.url, learners);
    await expect.poll(() => load.acknowledged.size, { timeout: 60_000 }).toBeGreaterThan(20);
    const ballast = join(disk, 'ballast');
    await fill(ballast);
    await expect
      .poll(() => load.answers.get(503) ?? 0, { timeout: 240_000, interval: 500 })
      .toBeGreaterThan(10);
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
    for (const { id, token } of learners) {
      const read = await fetch(`${server.url}/api/users/${id}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(read.status).toBe(200);
    }
    await rm(ballast);
    const before = load.acknowledged.size;
    await expect
      .poll(() => load.acknowledged.size, { timeout: 60_000 })
      .toBeGreaterThan(before + 20);
    await load.stop();
    const outcome = await reckon((await runningEngine(join(disk, 'data'))) ?? '', load);
    console.log(`a full disk: ${JSON.stringify(outcome)}`);
    expect(outcome).toMatchObject({ lost: 0, notPaidOnce: 0 });
    expect(load.unclear).toEqual([]);
    expect(['200', '429', '503']).toEqual(expect.arrayContaining(Object.keys(outcome.answers)));
  },
);

async function fill(path: string): Promise<void> {
  const file = await open(path, 'w');
  const block = Buffer.alloc(64 * 1024);
  try {
    const { bavail } = await statfs(path);
    for (let written = 0; written <= bavail * 4096; written += block.length)
      await file.write(block);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    await file.close();
  }
}
