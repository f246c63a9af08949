import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Speech } from '@hajde/rules/course/course-files';
import { orIfMissing } from '../source/missing-files.ts';

/** Puts the clips of one speech into its file; its name tells what is in it, so once is enough. */
export async function writeSpeech(
  speech: Speech,
  clips: readonly string[],
  outDir: string,
): Promise<void> {
  if (speech.file === null) return;
  const path = join(outDir, speech.file);
  const before = await orIfMissing(() => stat(path), null);
  if (before?.size === speech.bytes) return;
  await writeFile(path, Buffer.concat(await Promise.all(clips.map((clip) => readFile(clip)))));
}
