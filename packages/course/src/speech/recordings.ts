import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ClipFiles, RECORDED, SOUND } from './clip-files.ts';
import { decodeMp3 } from './mp3.ts';
import { readWav, type Sound } from './sound.ts';

/**
 * How a recording of this text is named, without its ending: its words with hyphens between them,
 * and whether it asks. "Si je?" is `si-je-question`, "Mirë, faleminderit." is `mirë-faleminderit`.
 */
export function recordingName(key: string): string {
  const words = key.replaceAll("'", '').match(/\p{L}+/gu) ?? [];
  return [...words, ...(key.endsWith('?') ? ['question'] : [])].join('-');
}

/** The recordings there are, by the name that their text must have. */
export function recordingsByName({ recordings }: ClipFiles): Map<string, string> {
  return new Map(recordings.map((file) => [nameOf(file), file]));
}

/** A file system may take ë apart. */
function nameOf(file: string): string {
  return file.replace(SOUND, '').normalize('NFC').toLowerCase();
}

interface Recording {
  /** Stands in the clip's recipe: another recording is another clip. */
  readonly hash: string;
  sound(): Promise<Sound>;
}

export async function readRecording({ dir }: ClipFiles, file: string): Promise<Recording> {
  const data = await readFile(join(dir, RECORDED, file));
  return {
    hash: createHash('sha256').update(data).digest('hex'),
    sound: async () => (/\.wav$/i.test(file) ? readWav(data) : decodeMp3(data)),
  };
}
