import { describe, expect, test } from 'vitest';
import { formsOf } from '../forms/forms.ts';
import { LEXICON, lexiconForm } from '../forms/lexicon.fixture.ts';
import { markInFull } from './full-spelling.ts';

const FORMS = formsOf([
  ...LEXICON,
  lexiconForm('çka', 'çka', 'pronoun', '', 'what', 'çfarë'),
  lexiconForm('shumë', 'shumë', 'adverb', '', 'very, much'),
  lexiconForm('nesër', 'nesër', 'adverb', '', 'tomorrow'),
]);
const marked = (typed: string) => markInFull("Çka ka nesër, s'ka shumë?", typed, FORMS);

describe('a message written in full', () => {
  test('is right with every ë and ç, whatever its case and signs', () => {
    expect(marked("çka ka nesër s'ka shumë")).toMatchObject({ verdict: 'right', note: null });
  });

  test.each([
    ['çka ka neser ska shumë', 'nesër'],
    ['çka ka nesër ska shum', 'shumë'],
    ['cka ka nesër ska shumë', 'Çka'],
    ['qka ka nesër ska shumë', 'Çka'],
  ])('is wrong as "%s": "%s" is still typed as in a chat', (typed, word) => {
    expect(marked(typed)).toMatchObject({
      verdict: 'wrong',
      note: `Spelt in full, it's “${word}”.`,
    });
  });

  test('forgives a slip of the finger that has nothing to do with chat', () => {
    expect(marked("çka ka nesër s'ka shuumë").verdict).toBe('almost');
  });
});
