import { expect, it } from 'vitest';
import { oddClips } from './odd-clips.ts';

const words = 'po jo mirë sot nesër shtëpi shkollë punë ditë natë bukë ujë'.split(' ');
const spoken = new Map(words.map((text) => [text, { text }]));
const index = new Map(words.map((text) => [text, `clip of ${text}`]));
const lasting = (odd: Readonly<Record<string, number>>) =>
  new Map(words.map((text) => [`clip of ${text}`, odd[text] ?? 0.3 + 0.08 * text.length]));

it('finds the clip in which a word was said twice, and the one that lost its end', () => {
  expect(oddClips(spoken, { index }, lasting({}))).toEqual([]);
  expect(oddClips(spoken, { index }, lasting({ shkollë: 2.4, nesër: 0.2 }))).toMatchObject([
    { text: 'shkollë' },
    { text: 'nesër' },
  ]);
});

it('says nothing of a voice with too few clips to compare', () => {
  const few = new Map([...spoken].slice(0, 5));
  expect(oddClips(few, { index }, lasting({ po: 9 }))).toEqual([]);
});
