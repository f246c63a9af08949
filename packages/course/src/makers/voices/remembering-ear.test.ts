import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Recogniser } from './recogniser.ts';
import { rememberingEar } from './remembering-ear.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'hajde-heard-'));
});
afterEach(() => rm(dir, { recursive: true }));

const hears =
  (text: string): Recogniser =>
  async () =>
    text;
const never: Recogniser = () => Promise.reject(new Error('it was heard before'));
const sound = (...samples: number[]) => ({ rate: 24_000, samples: Float32Array.from(samples) });

it('listens once to each sound, however often it is started', async () => {
  const path = join(dir, 'deep/heard.jsonl');
  const first = await rememberingEar(hears('mire'), path);
  await expect(first(sound(0.1, 0.2))).resolves.toBe('mire');
  const again = await rememberingEar(never, path);
  await expect(again(sound(0.1, 0.2))).resolves.toBe('mire');
});

it('takes no sound for another, nor the same samples at another rate', async () => {
  const path = join(dir, 'heard.jsonl');
  await (await rememberingEar(hears('mire'), path))(sound(0.1, 0.2));
  const again = await rememberingEar(hears('dite'), path);
  await expect(again(sound(0.1, 0.3))).resolves.toBe('dite');
  await expect(again({ ...sound(0.1, 0.2), rate: 16_000 })).resolves.toBe('dite');
});

it('forgets a line that was cut off, and goes on after it', async () => {
  const path = join(dir, 'heard.jsonl');
  await (await rememberingEar(hears('mire'), path))(sound(0.1));
  await appendFile(path, '["dit');
  await (await rememberingEar(hears('dite'), path))(sound(0.2));
  const third = await rememberingEar(never, path);
  await expect(third(sound(0.1))).resolves.toBe('mire');
  await expect(third(sound(0.2))).resolves.toBe('dite');
});
