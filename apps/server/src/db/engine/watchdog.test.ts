import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WATCHDOG } from '../folders.ts';
import type { WatchedProgram } from './watched.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hajde-watchdog-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('says the process id of the program that it runs', async () => {
  const watchdog = startWatchdog();
  const [said] = await Promise.all([text(watchdog.stdout!), once(watchdog, 'exit')]);
  expect(said).toMatch(/^\d+\n$/);
});

test('runs nothing for a server that was killed while the watchdog was loading', async () => {
  const watchdog = startWatchdog();
  watchdog.stdin!.end();
  const [said] = await Promise.all([text(watchdog.stdout!), once(watchdog, 'exit')]);
  expect(said).toBe('');
});

function startWatchdog() {
  const program: WatchedProgram = {
    command: process.execPath,
    args: ['--version'],
    env: {},
    lockFile: join(folder, 'lock'),
    pgCtl: '',
  };
  return spawn(process.execPath, [WATCHDOG, JSON.stringify(program)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}
