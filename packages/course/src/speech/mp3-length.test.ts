import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { voicedLines } from '../join/spoken.ts';
import { wholeContent, wholeTexts } from '../testing/whole-course.ts';
import { clipPath } from './clip-files.ts';
import { mp3Seconds } from './mp3-length.ts';

/** One frame of MPEG 2, layer III, 16 kHz, 16 kbit/s: 72 bytes of 36 ms. */
const frame = () => Uint8Array.from([0xff, 0xf3, 0x28, 0xc0, ...Array<number>(68).fill(0)]);

describe('the length of an MP3 file', () => {
  it('is that of its frames together', () => {
    const file = Uint8Array.from([...frame(), ...frame(), ...frame()]);
    expect(mp3Seconds(file)).toBeCloseTo(0.108, 6);
  });

  it('cannot be told of something else', () => {
    expect(mp3Seconds(Buffer.from('RIFF, not MP3'))).toBeUndefined();
    expect(mp3Seconds(Uint8Array.from([...frame(), 1, 2, 3, 4]))).toBeUndefined();
  });

  it('can be told of every line of the conversations, in the voice of its speaker', async () => {
    const { dir, index } = (await wholeContent()).audio;
    const { conversations, cast } = await wholeTexts();
    const lines = conversations.flatMap(({ lines }) => voicedLines(lines, cast));
    const seconds = await Promise.all(
      lines.map(async ({ key }) => mp3Seconds(await readFile(clipPath(dir, index.get(key) ?? '')))),
    );
    expect(lines.length).toBeGreaterThan(300);
    expect(seconds.filter((each) => each === undefined || each < 0.2 || each > 12)).toEqual([]);
  });
});
