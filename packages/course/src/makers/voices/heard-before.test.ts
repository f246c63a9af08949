import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { heardBefore } from './heard-before.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'hajde-heard-'));
});
afterEach(() => rm(dir, { recursive: true }));

const never = () => Promise.reject(new Error('it was heard before'));

it('listens once, however often it is started', async () => {
  const path = join(dir, 'deep/heard.jsonl');
  const first = await heardBefore(path);
  await expect(first.heard('mirë', async () => 'mire')).resolves.toBe('mire');
  await expect(first.heard('mirë', never)).resolves.toBe('mire');
  const again = await heardBefore(path);
  await expect(again.heard('mirë', never)).resolves.toBe('mire');
});

it('forgets a line that was cut off, and goes on after it', async () => {
  const path = join(dir, 'heard.jsonl');
  await (await heardBefore(path)).heard('mirë', async () => 'mire');
  await appendFile(path, '["dit');
  const again = await heardBefore(path);
  await again.heard('ditë', async () => 'dite');
  const third = await heardBefore(path);
  await expect(third.heard('mirë', never)).resolves.toBe('mire');
  await expect(third.heard('ditë', never)).resolves.toBe('dite');
});
