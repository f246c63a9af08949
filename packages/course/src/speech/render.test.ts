import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clipPath, readClipFiles } from './clip-files.ts';
import { renderClips } from './render.ts';
import { readWav, type Sound, writeWav } from './sound.ts';

let content: string;
beforeEach(async () => {
  content = await mkdtemp(join(tmpdir(), 'hajde-audio-'));
});
afterEach(() => rm(content, { recursive: true }));

/** A second of a tone for every text; what it was asked to say is kept. */
const beep: Sound = {
  rate: 8000,
  samples: Float32Array.from({ length: 8000 }, (_, at) => Math.sin(at)),
};
const asked: string[] = [];
const voice = (pitch = 'low') => ({
  name: 'beeps',
  voice: (person = 'anybody') => ({
    recipe: (text: string) => `${person} ${pitch} ${text}`,
    say: async (text: string) => {
      asked.push(text);
      return beep;
    },
  }),
});
const render = async (texts: Record<string, string>, by = voice()) => {
  asked.length = 0;
  const spoken = Object.entries(texts).map(([key, text]) => [key, { text }] as const);
  const rendering = { encode: async (sound: Sound) => writeWav(sound) };
  return renderClips(new Map(spoken), by, await readClipFiles(content), rendering);
};

describe('rendering', () => {
  it('makes a clip for every text and an index that finds it', async () => {
    const made = await render({ 'si je?': 'Si je?', mirë: 'Mirë' });
    expect(made).toEqual({ rendered: 2, kept: 0, dropped: 0 });
    expect(asked.sort()).toEqual(['Mirë', 'Si je?']);
    const { dir, voice: by, index } = await readClipFiles(content);
    expect(by).toBe('beeps');
    expect(readWav(await readFile(clipPath(dir, index.get('mirë') ?? ''))).rate).toBe(8000);
  });

  it('makes only what is new, and drops what nothing says any more', async () => {
    await render({ 'si je?': 'Si je?', mirë: 'Mirë' });
    const made = await render({ mirë: 'Mirë', tung: 'Tung' });
    expect(made).toEqual({ rendered: 1, kept: 1, dropped: 1 });
    expect(asked).toEqual(['Tung']);
  });

  it('makes a clip anew once it would sound otherwise', async () => {
    await render({ mirë: 'Mirë' });
    expect(await render({ mirë: 'Mirë' }, voice('high'))).toMatchObject({
      rendered: 1,
      dropped: 1,
    });
  });

  it("takes a person's recording before any voice", async () => {
    await mkdir(join(content, 'audio/recorded'), { recursive: true });
    const half = { rate: 16_000, samples: beep.samples };
    await writeFile(join(content, 'audio/recorded/si-je-question.wav'), writeWav(half));
    await render({ 'si je?': 'Si je?', 'si je': 'Si je.' });
    expect(asked).toEqual(['Si je.']);
    const { dir, index } = await readClipFiles(content);
    expect(readWav(await readFile(clipPath(dir, index.get('si je?') ?? ''))).rate).toBe(16_000);
  });
});
