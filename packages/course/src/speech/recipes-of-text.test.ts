import { expect, it } from 'vitest';
import { joinLexicon } from '../lexicon/lexicon.ts';
import type { ClipFiles } from './clip-files.ts';
import { recipesOfText } from './recipes-of-text.ts';

const spoken = new Map([
  ['si je?', { text: 'Si je?' }],
  ['boy: si je?', { text: 'Si je?', voice: 'boy' }],
  ['mirë', { text: 'Mirë' }],
  ['po', { text: 'Po' }],
]);
const files: ClipFiles = {
  dir: '',
  voice: 'kokoro-82m',
  index: new Map([
    ['si je?', 'a1'],
    ['boy: si je?', 'b2'],
    ['mirë', 'c3'],
  ]),
  bytes: new Map(),
  digests: new Map(),
  recordings: ['mirë.wav'],
  ways: new Map(),
};
const made = (text: string) => recipesOfText(text, spoken, joinLexicon([]), files);

it('tells of every voice that says a text what it was made with', () => {
  const [narrated, said, ...others] = made('si je?');
  expect(narrated).toMatch(/^a1\tnarration\tkokoro-82m-1\.0 \S+ speed 0\.92 pitch 1 /);
  expect(said).toMatch(
    /^b2\tboy\tkokoro-82m-1\.0 am_puck\*0\.3\+em_alex\*0\.7 speed 1 pitch 1\.22 /,
  );
  expect(others).toEqual([]);
});

it('names the recording where a person said it, and nothing where nothing is said', () => {
  expect(made('Mirë')).toEqual(['c3\tnarration\tmirë.wav']);
  expect(made('Po')).toEqual([]);
  expect(made('Jo')).toEqual([]);
});
