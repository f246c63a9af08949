import type { ShownToken } from '@hajde/albanian/reading/shown';
import { expect, it } from 'vitest';
import { sentenceAt } from './sentence-at.ts';

const tokens = 'A| |vjen|?\n|Po|, |vij|.'
  .split('|')
  .map((text): ShownToken => ({ text, kind: /\p{L}/u.test(text) ? 'word' : 'gap', readings: [] }));

it('is what stands between two ends, and never more than a glance', () => {
  expect(sentenceAt(tokens, 2)).toBe('A vjen');
  expect(sentenceAt(tokens, 6)).toBe('Po, vij');
  const endless = Array.from({ length: 500 }, (): ShownToken => {
    return { text: 'po', kind: 'word', readings: [] };
  });
  expect(sentenceAt(endless, 250)).toBe('po'.repeat(81));
});
