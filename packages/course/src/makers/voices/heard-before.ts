import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What was understood of sounds, by what they are: a run that was cut off does not listen to them again. */
export interface HeardBefore {
  heard(what: string, listen: () => Promise<string>): Promise<string>;
}

/** Kept in a file, a line of JSON for each, as soon as it is known. */
export async function heardBefore(path: string): Promise<HeardBefore> {
  await mkdir(dirname(path), { recursive: true });
  const file = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return '';
  });
  // A line that was cut off in its midst is none.
  const whole = file.slice(0, file.lastIndexOf('\n') + 1);
  if (whole.length < file.length) await writeFile(path, whole);
  const lines = whole.split('\n').filter((line) => line !== '');
  const known = new Map(lines.map((line): [string, string] => JSON.parse(line)));
  return {
    async heard(what, listen) {
      const before = known.get(what);
      if (before !== undefined) return before;
      const heard = await listen();
      known.set(what, heard);
      await appendFile(path, `${JSON.stringify([what, heard])}\n`);
      return heard;
    },
  };
}
