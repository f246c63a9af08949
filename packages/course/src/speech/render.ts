import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CLIPS, type ClipFiles, clipPath, INDEX_FILE, printedIndex } from './clip-files.ts';
import { clipName } from './clip-name.ts';
import { inParallel } from './in-parallel.ts';
import { mastered } from './mastering.ts';
import { type Encoding, encodeMp3 } from './mp3.ts';
import { readRecording, recordingName, recordingsByName } from './recordings.ts';
import type { Sound } from './sound.ts';
import type { Utterance, Voices } from './voice.ts';
import { printedWays, WAYS_FILE } from './ways-file.ts';

/** What there is to say, by its key among the clips. */
type Spoken = ReadonlyMap<string, Utterance>;

interface Rendered {
  readonly rendered: number;
  readonly kept: number;
  readonly dropped: number;
}

interface Rendering {
  readonly told?: (done: number, of: number) => void;
  readonly encode?: (sound: Sound, encoding?: Encoding) => Promise<Buffer>;
}

/** Makes the clips that are missing, drops those that nothing needs, and writes the index. */
export async function renderClips(
  spoken: Spoken,
  voices: Voices,
  files: ClipFiles,
  { told = () => undefined, encode = encodeMp3 }: Rendering = {},
): Promise<Rendered> {
  const wanted = await wantedClips(spoken, voices, files);
  const missing = [...wanted.makers].filter(([name]) => !files.bytes.has(name));
  await mkdir(join(files.dir, CLIPS), { recursive: true });

  let done = 0;
  await inParallel(missing, async ([name, { sound, encoding }]) => {
    const path = clipPath(files.dir, name);
    // A clip that is cut short must not pass for a finished one the next time.
    await writeFile(`${path}.part`, await encode(mastered(await sound()), encoding));
    await rename(`${path}.part`, path);
    done += 1;
    told(done, missing.length);
  });

  const unwanted = [...files.bytes.keys()].filter((name) => !wanted.makers.has(name));
  for (const name of unwanted) await rm(clipPath(files.dir, name));
  await writeFile(join(files.dir, INDEX_FILE), printedIndex(voices.name, wanted.index));
  const ways = new Map([...files.ways].filter(([key]) => spoken.has(key)));
  if (ways.size < files.ways.size) await writeFile(join(files.dir, WAYS_FILE), printedWays(ways));
  const kept = wanted.makers.size - missing.length;
  return { rendered: missing.length, kept, dropped: unwanted.length };
}

interface Maker {
  sound(): Promise<Sound>;
  readonly encoding?: Encoding | undefined;
}

/** Which clip each text needs, and how it is made; a person's recording comes before any voice. */
async function wantedClips(spoken: Spoken, voices: Voices, files: ClipFiles) {
  const recordings = recordingsByName(files);
  const index = new Map<string, string>();
  const makers = new Map<string, Maker>();
  for (const [key, { text, voice: name }] of spoken) {
    const voice = voices.voice(name);
    const file = recordings.get(recordingName(key));
    const recording = file === undefined ? undefined : await readRecording(files, file);
    const clip = recording
      ? clipName(`recorded ${recording.hash}`)
      : clipName(voice.recipe(text), voice.encoding);
    index.set(key, clip);
    makers.set(clip, recording ?? { sound: () => voice.say(text), encoding: voice.encoding });
  }
  return { index, makers };
}
