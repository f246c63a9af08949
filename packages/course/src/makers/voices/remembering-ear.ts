import { createHash } from 'node:crypto';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { orIfMissing } from '../../source/missing-files.ts';
import type { Sound } from '../../speech/sound.ts';
import type { Recogniser } from './recogniser.ts';

/**
 * Hears as another does, and nothing twice: a run that was cut off goes on where it was. What was heard
 * is kept in a file, a line of JSON for each sound, as soon as it is known.
 */
export async function rememberingEar(ear: Recogniser, path: string): Promise<Recogniser> {
  await mkdir(dirname(path), { recursive: true });
  const known = new Map(await linesOf(path));
  return async (sound) => {
    const what = nameOf(sound);
    const before = known.get(what);
    if (before !== undefined) return before;
    const heard = await ear(sound);
    known.set(what, heard);
    await appendFile(path, `${JSON.stringify([what, heard])}\n`);
    return heard;
  };
}

async function linesOf(path: string): Promise<[string, string][]> {
  const file = await orIfMissing(() => readFile(path, 'utf8'), '');
  // A line that was cut off in its midst is none.
  const whole = file.slice(0, file.lastIndexOf('\n') + 1);
  if (whole.length < file.length) await writeFile(path, whole);
  return whole
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

function nameOf({ rate, samples }: Sound): string {
  return createHash('sha256').update(`${rate} `).update(samples).digest('hex').slice(0, 32);
}
