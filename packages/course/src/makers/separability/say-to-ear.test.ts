import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { NATURAL_VOICES } from '../../contrasts/ear-voices.ts';
import { joinLexicon } from '../../lexicon/lexicon.ts';
import type { SpokenLine } from '../../speech/kokoro/spoken-line.ts';
import { earSpeaker, keptIn } from './say-to-ear.ts';

it('says a natural line once, in its clip and as the lower of its two pitches', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'ear-'));
  const said: SpokenLine[] = [];
  const speak = async (line: SpokenLine) => {
    said.push(line);
    return { rate: 24_000, samples: Float32Array.of(0, 0.5, line.pitch / 4) };
  };
  try {
    const say = earSpeaker(joinLexicon([]), keptIn(join(dir, 'sounds'), speak));
    const [voice] = NATURAL_VOICES;
    const sounds = [];
    for (const pitch of ['low', 'high', 'clip'] as const)
      sounds.push(await say({ word: 'mall' }, voice!, pitch));
    expect(said.map(({ pitch }) => pitch)).toEqual([1, 2 ** (2 / 12)]);
    expect(said[0]?.tokens).toBe('mˈaʊl.');
    expect(sounds[2]).toEqual(sounds[0]);
    expect(sounds[1]).not.toEqual(sounds[0]);
    expect(await readdir(join(dir, 'sounds'))).toHaveLength(2);
  } finally {
    await rm(dir, { recursive: true });
  }
});
