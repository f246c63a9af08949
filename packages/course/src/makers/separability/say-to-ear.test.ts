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

it('says a line once for who wants it at the same time', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'ear-'));
  let said = 0;
  try {
    const say = keptIn(dir, async () => {
      said += 1;
      return { rate: 24_000, samples: Float32Array.of(0, 0.5) };
    });
    const line = { tokens: 'mˈal.', blend: { em_alex: 1 }, speed: 1, pitch: 1 };
    const sounds = await Promise.all(Array.from({ length: 8 }, () => say(line)));
    expect(said).toBe(1);
    expect(new Set(sounds).size).toBe(1);
  } finally {
    await rm(dir, { recursive: true });
  }
});
