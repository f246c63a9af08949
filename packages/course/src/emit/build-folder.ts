import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { orIfMissing } from '../source/missing-files.ts';
import { COMPRESSED, compressBeside } from './compressed-ahead.ts';

/** A file that the server hands out, with what it hands out instead to those who take it compressed. */
export async function writeServed(path: string, text: string): Promise<void> {
  await compressBeside(path, Buffer.from(text));
  await writeIfChanged(path, text);
}

/** A file that stays as it is keeps its date, so that what depends on it is not built again. */
export async function writeIfChanged(path: string, text: string): Promise<void> {
  const before = await orIfMissing(() => readFile(path, 'utf8'), null);
  if (before !== text) await writeFile(path, text);
}

/** Takes away what an older build wrote; what no build of the course writes stays. */
export async function dropOlderBuilds(
  outDir: string,
  files: readonly (string | null)[],
): Promise<void> {
  const stale = (await readdir(outDir)).filter((name) => {
    const file = name.replace(COMPRESSED, '');
    return OURS.test(file) && !files.includes(file);
  });
  for (const name of stale) await rm(join(outDir, name));
}

const OURS =
  /^((outline|placement|pronunciation|facts|lexicon|reading|story|cheers|sounds|contrasts|occasions|(unit|guide|conversation|occasion)-[\w-]+)\.[0-9a-f]{12}\.json|speech-[\w-]+\.[0-9a-f]{12}\.mp3|pack-[\w-]+\.[0-9a-f]{12}\.bin)$/;
