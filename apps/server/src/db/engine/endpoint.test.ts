import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openEndpoint } from './endpoint.ts';
import { placesIn } from './places.ts';

test('the socket goes where its path is short enough, in a folder that only its owner may enter', async () => {
  const { short, long } = await folders();
  const endpoint = await openEndpoint(await placesIn(long), undefined, [long, short]);
  expect(dirname(endpoint.folder!)).toBe(short);
  expect((await stat(endpoint.folder!)).mode & 0o777).toBe(0o700);
});

test('with no such place the start is refused with a sentence that names those tried', async () => {
  const { long } = await folders();
  const missing = '/nowhere/at/all';
  await expect(openEndpoint(await placesIn(long), undefined, [long, missing])).rejects.toThrow(
    new RegExp(`tried ${long} \\(its path is too long\\), ${missing} \\(ENOENT.*: set TMPDIR`),
  );
});

async function folders(): Promise<{ short: string; long: string }> {
  const short = await mkdtemp(join(tmpdir(), 'hajde-'));
  onTestFinished(() => rm(short, { recursive: true }));
  const long = join(short, 'a-folder-deep-down'.repeat(6));
  await mkdir(long);
  return { short, long };
}
