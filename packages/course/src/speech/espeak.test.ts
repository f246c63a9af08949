import { describe, expect, it } from 'vitest';
import { joinLexicon } from '../lexicon/lexicon.ts';
import { espeakText } from './espeak.ts';

const source = { name: 'lexicon', lineOf: () => 1 };
const data = {
  lutem: { means: 'I beg', part: 'verb' },
  punoj: { means: 'I work', part: 'verb' },
} as const;
const lexicon = joinLexicon([{ source, data }]);
const told = (text: string) => espeakText(text, lexicon);

describe('what espeak-ng is told', () => {
  it('is the phonemes, with the stress, and the marks of the melody', () => {
    expect(told('Mirë, faleminderit!')).toBe("[[m|'i|**|@/]], [[f|a|l|E|m|i|n|d|'E|**|i|t]]!");
    expect(told('Si je?')).toBe("[[s|'i]] [[j|'E]]?");
  });

  it('is a clear l before a vowel and after it, a dark ll, a tap and a trill', () => {
    expect(told('lule')).toBe("[[l|'u|l|E]]");
    expect(told('mal')).toBe("[[m|'a|L]]");
    expect(told('mall')).toBe("[[m|'a|ll]]");
    expect(told('rruga')).toBe("[[R2|'u|g|a]]");
    expect(told('arra')).toBe("[['a|R|R2|a]]");
  });

  it('glides where j closes the syllable, and only there', () => {
    expect(told('punoj')).toBe("[[p|u|n|'OI]]");
    expect(told('çaji')).toBe("[[tS|'a|j|i]]");
  });

  it('leans short words on their neighbours, but not at the end', () => {
    expect(told('e mirë')).toBe("[[%E]] [[m|'i|**|@/]]");
    expect(told('Po.')).toBe("[[p|'O]].");
    expect(told('Mirë, po.')).toBe("[[m|'i|**|@/]], [[p|'O]].");
  });

  it('is one word of a short form and its word, and gives a lone one a vowel', () => {
    expect(told("T'lutem")).toBe("[[t|l|'u|t|E|m]]");
    expect(told("t'")).toBe("[[t|'V]]");
  });

  it('is a pause where there is a gap', () => {
    expect(told('Unë ___ mirë.')).toBe("[['u|n|@/]], [[m|'i|**|@/]].");
  });
});
