import { describe, expect, it } from 'vitest';
import { inFolder } from '../testing/content-folder.ts';
import { readClipFiles } from './clip-files.ts';
import type { Ways } from './kokoro/ways.ts';
import { printedWays } from './ways-file.ts';

const ways: Ways = new Map([
  ['si je?', 'other'],
  ['po', 'alex'],
]);
const read = (text: string) =>
  inFolder({ 'audio/ways.json': text }, async (dir) => {
    const problems: { file: string; line: number; reason: string }[] = [];
    return { found: (await readClipFiles(dir, { problems })).ways, problems };
  });

describe('the ways of the clips', () => {
  it('are read as they were written, and written in order', async () => {
    const text = printedWays(ways);
    expect(text).toBe('{\n "po": "alex",\n "si je?": "other"\n}\n');
    expect((await read(text)).found).toEqual(ways);
  });

  it('are none where there is no file', async () => {
    const found = await inFolder({}, async (dir) => (await readClipFiles(dir)).ways);
    expect(found.size).toBe(0);
  });

  it('name what nobody knows', async () => {
    const { found, problems } = await read('{"po": "louder"}');
    expect(found.size).toBe(0);
    expect(problems.map(({ reason }) => reason)).toEqual([
      'the ways of the clips cannot be read: "louder" is no way to say anything',
    ]);
  });
});
