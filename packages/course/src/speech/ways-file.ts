import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { orIfMissing } from '../source/missing-files.ts';
import type { Findings } from '../source/source.ts';
import { isWay, NO_WAYS, type Way, type Ways } from './kokoro/ways.ts';

/** Below `content/audio/`: the texts that are said otherwise than others, since they are clearer so. */
export const WAYS_FILE = 'ways.json';

/** Where there is no such file, everything is said as usual. */
export async function readWays(
  dir: string,
  { problems }: Pick<Findings, 'problems'>,
): Promise<Ways> {
  const text = await orIfMissing(() => readFile(join(dir, WAYS_FILE), 'utf8'), '{}');
  try {
    return new Map(Object.entries(JSON.parse(text)).map(([key, way]) => [key, known(way)]));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const reason = `the ways of the clips cannot be read: ${why}`;
    problems.push({ file: `content/audio/${WAYS_FILE}`, line: 1, reason });
    return NO_WAYS;
  }
}

/** In order and a line each, as the index is. */
export function printedWays(ways: Ways): string {
  const order = [...ways].sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(order), null, 1)}\n`;
}

function known(way: unknown): Way {
  if (typeof way === 'string' && isWay(way)) return way;
  throw new Error(`${JSON.stringify(way)} is no way to say anything`);
}
