import { seeded } from '@hajde/rules/chance/chance';
import { describe, expect, it } from 'vitest';
import { sampleOf } from './sample.ts';

const spoken = new Map([
  ['po', { text: 'Po' }],
  ['jo', { text: 'Jo' }],
  ['si je?', { text: 'Si je?' }],
  ['unë jam mirë', { text: 'Unë jam mirë.' }],
  ["a t'pëlqen kjo?", { text: "A t'pëlqen kjo?" }],
  ['boy: unë jam mirë', { text: 'Unë jam mirë.', voice: 'boy' }],
  ['boy: po', { text: 'Po', voice: 'boy' }],
  ['man-old: ku je ti?', { text: 'Ku je ti?', voice: 'man-old' }],
]);
const kindsOf = (count: number, lines: number, seed = 1) =>
  sampleOf(spoken, { count, lines }, seeded(seed)).map(({ kind, key }) => `${kind} ${key}`);

describe('a sample', () => {
  it('has sentences and words of the lessons, and lines of each of the cast', () => {
    expect(kindsOf(9, 9).sort()).toEqual([
      'boy boy: unë jam mirë',
      'man-old man-old: ku je ti?',
      "sentences a t'pëlqen kjo?",
      'sentences unë jam mirë',
      'words jo',
      'words po',
    ]);
  });

  it('has no more than was asked for, and the same by the same seed', () => {
    expect(kindsOf(1, 0)).toHaveLength(2);
    expect(kindsOf(1, 1, 5)).toEqual(kindsOf(1, 1, 5));
  });
});
