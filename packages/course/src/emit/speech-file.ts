import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Speech } from '@hajde/rules/course/course-files';

/** Puts the clips of one speech into its file; its name tells what is in it, so once is enough. */
export async function writeSpeech(
  speech: Speech,
  clips: readonly string[],
  outDir: string,
): Promise<void> {
  if (speech.file === null) return;
  const path = join(outDir, speech.file);
  if ((await sizeOf(path)) === speech.bytes) return;
  await writeFile(path, Buffer.concat(await Promise.all(clips.map((clip) => readFile(clip)))));
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
