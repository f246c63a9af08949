import { describe, expect, it } from 'vitest';
import { lexiconFile } from '../formats/lexicon.ts';
import { joinLexicon } from '../lexicon/lexicon.ts';
import { ipaOf, pronunciationOf } from './pronunciation.ts';

/** "form part lemma" of a small lexicon. */
const ENTRIES = `
punoj verb, punuam verb punoj, lutem verb, lutemi verb lutem, ndaloj verb, ndalën verb ndaloj,
luaj verb, luan verb luaj, shtëpi noun, shtëpia noun shtëpi, libër noun, libri noun libër,
kala noun, ky pronoun, këtij pronoun ky, dhjetë numeral, tridhjetë numeral dhjetë, brenda adverb,
Luan name, Luani name, Prishtina name, Blerim name, Blerimi name`;

const source = { name: 'lexicon', lineOf: () => 1 };
const data = lexiconFile.parse(
  Object.fromEntries(
    ENTRIES.split(',').map((line) => {
      const [form, part, lemma] = line.trim().split(' ');
      return [form, { means: form, part, lemma }];
    }),
  ),
);
const lexicon = joinLexicon([{ source, data }]);

describe('the stress of a word', () => {
  it.each([
    ['punoj', 'puˈnɔj'],
    ['punuam', 'puˈnuam'],
    ['shtëpia', 'ʃtəˈpia'],
    ['libri', 'ˈlibɾi'],
    ['lutemi', 'ˈlutɛmi'],
  ])('stays on the stem of %s', (word, ipa) => {
    expect(ipaOf(pronunciationOf(word, lexicon))).toBe(ipa);
  });

  it.each([
    ['libër', 'ˈlibəɾ'],
    ['lule', 'ˈlulɛ'],
    ['kala', 'kaˈla'],
    ['popull', 'ˈpɔpuɫ'],
    ['mësues', 'məˈsuɛs'],
    ['arsye', 'aɾˈsyɛ'],
    ['brenda', 'ˈbɾɛnda'],
    ['këtij', 'kəˈtij'],
    ['tridhjetë', 'tɾiˈðjɛtə'],
    ['Prishtina', 'pɾiˈʃtina'],
    ['Blerimi', 'blɛˈɾimi'],
  ])('is told by how %s ends', (word, ipa) => {
    expect(ipaOf(pronunciationOf(word, lexicon))).toBe(ipa);
  });

  it('is known of words that do not tell', () => {
    expect(ipaOf(pronunciationOf('faleminderit'))).toBe('falɛminˈdɛɾit');
    expect(ipaOf(pronunciationOf('Kafe'))).toBe('kaˈfɛ');
  });

  it('leaves a stem whose syllable the form has lost', () => {
    expect(ipaOf(pronunciationOf('ndalën', lexicon))).toBe('ˈndalən');
  });

  it('tells a name from the verb that is written like it', () => {
    expect(ipaOf(pronunciationOf('Luan', lexicon))).toBe('luˈan');
    expect(ipaOf(pronunciationOf('Luani', lexicon))).toBe('luˈani');
    expect(ipaOf(pronunciationOf('luan', lexicon))).toBe('ˈluan');
  });

  it('is not marked where there is only one vowel, or none', () => {
    expect(ipaOf(pronunciationOf('shqip'))).toBe('ʃcip');
    expect(ipaOf(pronunciationOf("s'"))).toBe('s');
  });
});
