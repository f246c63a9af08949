import { describe, expect, it } from 'vitest';
import { folded, misheardIn, shareMisheard } from './misheard.ts';

describe('what was misheard', () => {
  it('does not count diacritics, capitals, spaces and marks', () => {
    expect(folded("T'lutem, një kafë!")).toBe('tlutemnjekafe');
    expect(misheardIn('Çka ka qëllu?', 'cka kaqellu.')).toEqual({ wrong: 0, of: 10 });
  });

  it('counts each letter that is wrong, missing or too much', () => {
    expect(misheardIn('mall', 'maul.')).toEqual({ wrong: 1, of: 4 });
    expect(misheardIn('Peja', '')).toEqual({ wrong: 4, of: 4 });
    expect(misheardIn('te', 'te te te')).toEqual({ wrong: 4, of: 2 });
  });

  it('is a share of all characters together', () => {
    const all = [
      { wrong: 1, of: 2 },
      { wrong: 0, of: 8 },
    ];
    expect(shareMisheard(all)).toBe(0.1);
  });
});
