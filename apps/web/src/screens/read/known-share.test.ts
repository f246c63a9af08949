import type { ShownToken } from '@hajde/albanian/reading/shown';
import { describe, expect, it } from 'vitest';
import { knownShare } from './known-share.ts';

const word = (...lemmas: string[]): ShownToken => ({
  text: lemmas[0] ?? '?',
  kind: 'word',
  readings: lemmas.map((lemma) => ({
    full: lemma,
    pieces: [],
    parts: [
      {
        form: lemma,
        lemma,
        part: 'noun',
        gloss: '',
        note: '',
        standard: [],
        ipa: '',
        taught: true,
      },
    ],
  })),
});
const gap: ShownToken = { text: ' ', kind: 'gap', readings: [] };
const name: ShownToken = { text: 'Arta', kind: 'name', readings: [] };

describe('how much of a text is known', () => {
  it('counts running words that were met, and neither names nor spaces', () => {
    const tokens = [word('po'), gap, word('punë'), gap, name, gap, word()];
    expect(knownShare(tokens, new Map(), new Map([['po', 0.9]]))).toBe(33);
  });

  it('follows the reading that the learner chose', () => {
    const strengths = new Map([['më', 0.5]]);
    expect(knownShare([word('me', 'më')], new Map(), strengths)).toBe(0);
    expect(knownShare([word('me', 'më')], new Map([[0, 1]]), strengths)).toBe(100);
  });

  it('says nothing of a text without words', () => {
    expect(knownShare([gap], new Map(), new Map())).toBeNull();
  });
});
