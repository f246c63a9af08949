import { expect, it } from 'vitest';
import { phonemesOf } from './phonemes.ts';

const spoken = (word: string) => phonemesOf(word).join(' ');

it('gives every letter its sound, and two letters that belong together one', () => {
  expect(spoken('shqip')).toBe('ʃ c i p');
  expect(spoken('Gjyshja')).toBe('ɟ y ʃ j a');
  expect(spoken('xhaxhallarët')).toBe('d͡ʒ a d͡ʒ a ɫ a ɾ ə t');
  expect(spoken('nxënës')).toBe('n d͡z ə n ə s');
  expect(spoken('rrethoj')).toBe('r ɛ θ ɔ j');
  expect(spoken('çdo')).toBe('ʒ d ɔ');
  expect(spoken('çmim')).toBe('t͡ʃ m i m');
});

it('keeps apart what an apostrophe keeps apart, and does not sound it', () => {
  expect(spoken("s'ha")).toBe('s h a');
  expect(spoken('sha')).toBe('ʃ a');
});

it('reads ë and ç also where they are written in two parts', () => {
  expect(spoken('e\u0308')).toBe('ə');
  expect(spoken('c\u0327aj')).toBe('t͡ʃ a j');
});
