import { expect, it } from 'vitest';
import { inFolder } from '../testing/content-folder.ts';
import { readClipFiles } from './clip-files.ts';

it('has no clips or recordings where there are none yet', async () => {
  const { bytes, recordings, index } = await inFolder({}, (dir) => readClipFiles(dir));
  expect([bytes.size, recordings, index.size]).toEqual([0, [], 0]);
});

it('takes nothing for a clip or a recording that a system has hidden there', async () => {
  const files = {
    'audio/clips/a1.mp3': 'said',
    'audio/clips/._a1.mp3': 'about a1',
    'audio/recorded/po.wav': 'recorded',
    'audio/recorded/._po.wav': 'about po',
  };
  const { bytes, recordings } = await inFolder(files, (dir) => readClipFiles(dir));
  expect([...bytes]).toEqual([['a1', 4]]);
  expect(recordings).toEqual(['po.wav']);
});
