import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { CLIPS, clipPath, INDEX_FILE, readClipFiles } from '../../speech/clip-files.ts';
import { run } from '../../speech/program.ts';

/** Clips of the course, of today or of another day. */
export interface ClipSource {
  readonly name: string;
  /** Undefined where it has none for this key. */
  clip(key: string): Promise<Uint8Array | undefined>;
}

/** A folder like `content/`, or else a revision of the repository. */
export async function clipsBeside(place: string): Promise<ClipSource> {
  const isFolder = await stat(place).then(
    (found) => found.isDirectory(),
    () => false,
  );
  return isFolder ? clipsInFolder(place) : clipsOfRevision(place);
}

export async function clipsInFolder(contentDir: string): Promise<ClipSource> {
  const { dir, index } = await readClipFiles(contentDir);
  return {
    name: contentDir,
    clip: async (key) => {
      const name = index.get(key);
      return name === undefined ? undefined : readFile(clipPath(dir, name));
    },
  };
}

async function clipsOfRevision(revision: string): Promise<ClipSource> {
  const audio = `${revision}:content/audio`;
  const index: { clips: Record<string, string> } = JSON.parse(
    (await shown(`${audio}/${INDEX_FILE}`)).toString('utf8'),
  );
  return {
    name: revision,
    clip: async (key) => {
      const name = index.clips[key];
      return name === undefined ? undefined : shown(`${audio}/${CLIPS}/${name}.mp3`);
    },
  };
}

const REPOSITORY = fileURLToPath(new URL('../../../../../', import.meta.url));

function shown(object: string): Promise<Buffer> {
  return run('git', ['-C', REPOSITORY, 'show', object]);
}
