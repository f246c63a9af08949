import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { namesIn } from '../source/missing-files.ts';
import { inParallel } from './in-parallel.ts';

/** The clips that lie in a folder, by name. */
export interface ClipContents {
  readonly bytes: ReadonlyMap<string, number>;
  /** A clip is named by its recipe, and may be levelled anew under its name: this tells the two apart. */
  readonly digests: ReadonlyMap<string, string>;
}

export async function readClipContents(dir: string): Promise<ClipContents> {
  const names = (await namesIn(dir)).filter((name) => name.endsWith('.mp3'));
  const clips = await inParallel(names, async (file) => {
    const content = await readFile(join(dir, file));
    const name = file.slice(0, -'.mp3'.length);
    return { name, bytes: content.length, digest: hash('sha256', content) };
  });
  return {
    bytes: new Map(clips.map(({ name, bytes }) => [name, bytes])),
    digests: new Map(clips.map(({ name, digest }) => [name, digest])),
  };
}
