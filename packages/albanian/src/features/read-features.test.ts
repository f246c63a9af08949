import { describe, expect, it } from 'vitest';
import { FEATURE_WORDS } from './features.ts';
import { readFeatures } from './read-features.ts';

describe('features as the lexicon writes them', () => {
  it('are words of closed fields, several of one with a stroke between them', () => {
    expect(readFeatures('2/3 singular present', 'verb', 'flas')).toEqual({
      features: {
        part: 'verb',
        lemma: 'flas',
        person: ['2', '3'],
        number: ['singular'],
        tense: ['present'],
      },
    });
  });

  it('may be of another word and part than the entry, and of Kosovo in one sense alone', () => {
    expect(readFeatures('verb participle of shoh', 'preposition', 'pa')).toMatchObject({
      features: { part: 'verb', lemma: 'shoh', verbForm: ['participle'] },
    });
    expect(readFeatures('conjunction kosovo for por', 'particle', 'po')).toMatchObject({
      features: { part: 'conjunction', lemma: 'po', region: ['kosovo'], standard: 'por' },
    });
  });

  it.each([
    ['3rd singular', '"3rd" is no feature'],
    ['singular/definite', '"singular/definite" is no feature'],
    ['singular plural', '"plural" names the number a second time'],
    ['noun/verb', '"noun/verb" is two parts of speech'],
  ])('are refused where they are "%s"', (text, fault) => {
    expect(readFeatures(text, 'noun', 'x')).toEqual({ fault });
  });

  it('have each word in one field only', () => {
    const words = Object.values(FEATURE_WORDS).flat();
    expect(new Set(words).size).toBe(words.length);
  });
});
