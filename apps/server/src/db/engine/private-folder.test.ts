import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makePrivateFolder } from './private-folder.ts';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'hajde-private-'));
});
afterEach(() => rm(parent, { recursive: true }));

test('a folder left behind is emptied and used again', async () => {
  const folder = join(parent, 'socket');
  await makePrivateFolder(folder, undefined);
  await writeFile(join(folder, 'left'), '');
  await makePrivateFolder(folder, undefined);
  expect(await readdir(folder)).toEqual([]);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test('a link or an open folder under its name is left alone and not used', async () => {
  const open = join(parent, 'open');
  await mkdir(open, { mode: 0o755 });
  await writeFile(join(open, 'letter'), '');
  const link = join(parent, 'link');
  await symlink(open, link);
  await expect(makePrivateFolder(open, undefined)).rejects.toThrow('EEXIST');
  await expect(makePrivateFolder(link, undefined)).rejects.toThrow('EEXIST');
  expect(await readdir(open)).toEqual(['letter']);
});
