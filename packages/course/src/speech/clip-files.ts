import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { namesIn, orIfMissing } from '../source/missing-files.ts';
import type { Problem } from '../source/problem.ts';
import type { Findings } from '../source/source.ts';
import { type ClipContents, readClipContents } from './clip-contents.ts';
import type { Ways } from './kokoro/ways.ts';
import { readWays } from './ways-file.ts';

/** `content/audio/` as it lies on the disk: which clip says what, and which clips there are. */
export interface ClipFiles extends ClipContents {
  readonly dir: string;
  /** What made the clips that no person recorded. */
  readonly voice: string;
  /** Spoken key → the name of its clip. */
  readonly index: ReadonlyMap<string, string>;
  readonly recordings: readonly string[];
  /** Texts that are said otherwise than others, since they are clearer so. */
  readonly ways: Ways;
}

export const INDEX_FILE = 'index.json';
export const CLIPS = 'clips';
export const RECORDED = 'recorded';

const indexFile = z.strictObject({ voice: z.string(), clips: z.record(z.string(), z.string()) });

/** Where nothing has been rendered yet, there are no clips; what is wrong goes to the findings. */
export async function readClipFiles(
  contentDir: string,
  { problems }: Pick<Findings, 'problems'> = { problems: [] },
): Promise<ClipFiles> {
  const dir = join(contentDir, 'audio');
  const { voice, clips } = parsed(await indexText(dir), problems);
  const contents = await readClipContents(join(dir, CLIPS));
  const recordings = (await namesIn(join(dir, RECORDED))).filter((name) => SOUND.test(name));
  const index = new Map(Object.entries(clips));
  const ways = await readWays(dir, { problems });
  return { dir, voice, index, ...contents, recordings, ways };
}

export const SOUND = /\.(mp3|wav)$/i;

export function clipPath(dir: string, name: string): string {
  return join(dir, CLIPS, `${name}.mp3`);
}

/** A line per text and in order, so that a change of the course is a small change of the file. */
export function printedIndex(voice: string, index: ReadonlyMap<string, string>): string {
  const order = [...index].sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify({ voice, clips: Object.fromEntries(order) }, null, 1)}\n`;
}

function parsed(text: string, problems: Problem[]): z.output<typeof indexFile> {
  try {
    return indexFile.parse(JSON.parse(text));
  } catch {
    const reason = 'the index of the clips is broken; npm run course:audio writes it anew';
    problems.push({ file: `content/audio/${INDEX_FILE}`, line: 1, reason });
    return NOTHING;
  }
}

const NOTHING = { voice: '', clips: {} };

async function indexText(dir: string): Promise<string> {
  return orIfMissing(() => readFile(join(dir, INDEX_FILE), 'utf8'), JSON.stringify(NOTHING));
}
