import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { awaitLock, holdLock } from './lock.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hajde-lock-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a lock is held by one at a time and free again after its release', () => {
  const file = join(folder, 'one');
  const first = holdLock(file);
  expect(holdLock(file)).toBeUndefined();
  first!.release();
  const second = holdLock(file);
  expect(second).toBeDefined();
  second!.release();
});

test('a process that is killed leaves no lock', async () => {
  const file = join(folder, 'two');
  const lock = JSON.stringify(new URL('./lock.ts', import.meta.url).href);
  const script = `import { holdLock } from ${lock};
    holdLock(process.argv[1]); console.log('held'); setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', script, file]);
  await once(holder.stdout, 'data');
  expect(holdLock(file)).toBeUndefined();
  holder.kill('SIGKILL');
  const lockAfterwards = await awaitLock(file, 10_000);
  expect(lockAfterwards).toBeDefined();
  lockAfterwards!.release();
});
