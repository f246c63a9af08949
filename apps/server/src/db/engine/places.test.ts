import { mkdtemp, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { placesIn } from './places.ts';

test('the data folder is made where it is missing, closed to others', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'hajde-places-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  const { dataDir } = await placesIn(join(parent, 'a', 'b'));
  expect(dataDir).toBe(join(await realpath(parent), 'a', 'b'));
  expect((await stat(dataDir)).mode & 0o066).toBe(0);
});

test('a data folder that cannot be made is refused with a sentence that names it', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'hajde-places-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  const file = join(parent, 'file');
  await writeFile(file, '');
  await expect(placesIn(join(file, 'data'))).rejects.toThrow(
    new RegExp(`The data folder ${file}/data cannot be made or written .*: set DATA_DIR`),
  );
});
