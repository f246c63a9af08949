import { describe, expect, it } from 'vitest';
import { clearestWay, isMisheard, waysToTry } from './clearest.ts';

const wrong = (count: number, of = 20) => ({ wrong: count, of });

describe('a clip', () => {
  it('is misheard where more than a tenth of it is, and more than one character', () => {
    expect([wrong(2), wrong(3), wrong(1, 3), wrong(2, 3)].map(isMisheard)).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
});

describe('the ways to say a text again', () => {
  it('are two, and leave everybody of the cast their voice', () => {
    expect(waysToTry({ text: 'Si je?' })).toEqual(['other-slower', 'other']);
    expect(waysToTry({ text: "T'lutem!" })).toEqual(['alex', 'sara']);
    expect(waysToTry({ text: 'Po.', voice: 'boy' })).toEqual(['slowest', 'faster']);
  });

  it('are kept where they are clearer, the clearest of them', () => {
    const tried = (slower: number, other: number) =>
      new Map([
        ['other-slower', wrong(slower)],
        ['other', wrong(other)],
      ] as const);
    expect(clearestWay(wrong(8), tried(5, 4))).toBe('other');
    expect(clearestWay(wrong(8), tried(4, 4))).toBe('other-slower');
    expect(clearestWay(wrong(4), tried(5, 4))).toBeUndefined();
    expect(clearestWay(wrong(4), new Map())).toBeUndefined();
  });
});
