import { describe, expect, it } from 'vitest';
import { contradictionsIn } from './contradictions.ts';
import { entryFrom, lexiconOf, type WrittenEntry } from './lexicon.ts';

const noun = (features: string, lemma?: string): WrittenEntry => ({
  means: 'thing',
  part: 'noun',
  features,
  lemma,
});

/** What is wrong with the last of these entries. */
function faultsOf(written: Readonly<Record<string, WrittenEntry>>): string[] {
  const lexicon = lexiconOf(Object.entries(written).map(([form, it]) => entryFrom(form, it)));
  const last = lexicon.entries.at(-1);
  return last ? contradictionsIn(last, lexicon) : [];
}

describe('the gender of a noun', () => {
  it('is told by its dictionary form, of which everything else can go without saying', () => {
    expect(faultsOf({ kafe: noun('') })).toEqual(['"kafe" (1: thing) has no gender']);
    expect(faultsOf({ kafe: noun('feminine') })).toEqual([]);
    expect(entryFrom('kafe', noun('feminine')).meanings.senses[0]?.features).toEqual({
      part: 'noun',
      lemma: 'kafe',
      gender: ['feminine'],
      number: ['singular'],
      case: ['nominative', 'accusative'],
      definiteness: ['indefinite'],
    });
  });

  it.each([
    ['libri', 'libër', 'masculine', 'nominative'],
    ['librit', 'libër', 'masculine', 'genitive/dative'],
    ['kafja', 'kafe', 'feminine', 'nominative'],
    ['kafes', 'kafe', 'feminine', 'genitive/dative'],
    ['baba', 'babë', 'masculine', 'nominative'],
    ['babës', 'babë', 'masculine', 'genitive/dative'],
  ])('fits "%s" of "%s", which is %s', (form, lemma, gender, cases) => {
    const written = { [lemma]: noun(gender), [form]: noun(`singular ${cases} definite`, lemma) };
    expect(faultsOf(written)).toEqual([]);
  });

  it.each([
    ['libri', 'libër', 'feminine', 'nominative'],
    ['librit', 'libër', 'feminine', 'genitive/dative'],
    ['shtëpia', 'shtëp', 'masculine', 'nominative'],
    ['gotës', 'got', 'masculine', 'genitive/dative'],
  ])('contradicts "%s" of "%s", if that is said to be %s', (form, lemma, gender, cases) => {
    const written = { [lemma]: noun(gender), [form]: noun(`singular ${cases} definite`, lemma) };
    expect(faultsOf(written)).toEqual([
      `"${form}" (1: thing) is ${gender}, but ends as if it were not`,
    ]);
  });

  it('is the form’s own where that tells one', () => {
    const written = {
      mësues: noun('masculine'),
      mësuesja: noun('singular nominative definite feminine', 'mësues'),
    };
    expect(faultsOf(written)).toEqual([]);
  });
});
