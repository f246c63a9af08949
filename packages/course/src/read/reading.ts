import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { namesIn } from '../source/missing-files.ts';
import type { ReadingTables } from './content.ts';

/** What `/read` knows beyond the course. A table that is not there is empty: a course needs none. */
export async function readReading(dir: string): Promise<ReadingTables> {
  const names = await namesIn(dir);
  const table = async (name: string) =>
    names.includes(name) ? (await readFile(join(dir, name), 'utf8')).normalize('NFC') : '';
  const lemmas = new Map<string, string>();
  for (const name of names.filter((each) => /^lemmas-[\w-]+\.tsv$/.test(each))) {
    lemmas.set(name, await table(name));
  }
  return {
    lemmas,
    irregular: await table('irregular.tsv'),
    chat: await table('chat.tsv'),
    others: await table('other-languages.tsv'),
  };
}
