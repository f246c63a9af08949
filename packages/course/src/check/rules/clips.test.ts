import { describe, expect, it } from 'vitest';
import { withClips } from '../../testing/clips.ts';
import { changed, problemsBy, problemsOf } from '../../testing/content-folder.ts';
import { type Files, unitPath, validContent } from '../../testing/valid-content.ts';
import { word } from '../../testing/valid-words.ts';
import { RULES_OF_THE_CLIPS } from './all.ts';

const spoken = withClips(validContent(5));
const aboutClips = async (files: Files) =>
  (await problemsBy(RULES_OF_THE_CLIPS, files)).filter((problem) =>
    problem.startsWith('content/audio/'),
  );

describe('the clips of the course', () => {
  it('are complete where everything that can be tapped has one', async () => {
    expect(await aboutClips(await spoken)).toEqual([]);
  });

  it('are not asked of a draft', async () => {
    expect(await problemsOf(validContent(5), { draft: true })).toEqual([]);
  });

  it('are missed where a phrase has none', async () => {
    const files = changed(await spoken, unitPath(1), `${word(1).slice(1)} ${word(2)},`, 'haab,');
    expect((await aboutClips(files))[0]).toMatch(
      /^content\/audio\/index\.json:1 .*"zhaab, arta arta" has no clip; npm run course:audio/,
    );
  });

  it('are missed where the index names a clip that is not there', async () => {
    const files = { ...(await spoken) };
    const gone = Object.keys(files).find((path) => path.endsWith('.mp3')) ?? '';
    delete files[gone];
    expect(await aboutClips(files)).toEqual([expect.stringContaining('has no clip')]);
  });

  it('may not say what the course does not', async () => {
    const files = { ...(await spoken), 'audio/clips/0123456789abcdef.mp3': 'of nothing' };
    expect(await aboutClips(files)).toEqual([
      expect.stringContaining('"0123456789abcdef" is a clip of no text'),
    ]);
    const indexed = changed(
      files,
      'audio/index.json',
      '{\n  "',
      '{\n  "e vjetër": "0123456789abcdef",\n  "',
    );
    expect(await aboutClips(indexed)).toEqual([
      expect.stringContaining('"e vjetër" has a clip, but nothing says it'),
    ]);
  });

  it('may not be said in a way of their own by a text that is gone', async () => {
    const files = {
      ...(await spoken),
      'audio/ways.json': '{"arta": "other", "e vjetër": "other"}',
    };
    expect(await aboutClips(files)).toEqual([
      expect.stringContaining('"e vjetër" is said in a way of its own, but nothing says it'),
    ]);
  });

  it('take 90 MB together and no more', async () => {
    const files = await spoken;
    const paths = Object.keys(files).filter((path) => path.endsWith('.mp3'));
    const [path = '', ...others] = paths;
    const taken = others.reduce((sum, other) => sum + Buffer.byteLength(files[other] ?? ''), 0);
    const most = { ...files, [path]: 'x'.repeat(90e6 - taken) };
    expect(await aboutClips(most)).toEqual([]);
    expect(await aboutClips({ ...most, [path]: `${most[path]}x` })).toEqual([
      'content/audio/index.json:1 the clips take 90.0 MB; 90 are enough',
    ]);
  });

  it('are out of date once the word is pronounced otherwise', async () => {
    const files = changed(await spoken, 'lexicon/words.yaml', 'part: name', 'part: noun');
    expect(await aboutClips(files)).toEqual([expect.stringContaining('of older making')]);
  });

  it('are out of date once somebody has recorded the word', async () => {
    const files = { ...(await spoken), 'audio/recorded/arta.wav': 'a voice' };
    expect(await aboutClips(files)).toEqual([
      expect.stringContaining('"arta" has a clip of older making'),
    ]);
  });

  it('cannot come from a recording whose name fits nothing', async () => {
    const files = { ...(await spoken), 'audio/recorded/nobody.wav': 'a voice' };
    expect(await aboutClips(files)).toEqual([
      'content/audio/recorded/nobody.wav:1 no text has this name',
    ]);
  });

  it('cannot be used where their index is broken', async () => {
    const files = { ...(await spoken), 'audio/index.json': '{' };
    expect(await aboutClips(files)).toContainEqual(
      expect.stringContaining('the index of the clips is broken'),
    );
  });
});
