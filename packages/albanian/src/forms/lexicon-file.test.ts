import { expect, test } from 'vitest';
import { INFLECTION, LEXICON } from './lexicon.fixture.ts';
import { packLexicon, unpackLexicon } from './lexicon-file.ts';

test('the lexicon comes out of its file as it went in, each set of features written once', () => {
  const file = packLexicon(LEXICON, { lookalikes: ['barka'], inflection: INFLECTION });
  expect(unpackLexicon(JSON.parse(JSON.stringify(file)))).toEqual(LEXICON);
  expect(new Set(file.features.map((set) => JSON.stringify(set))).size).toBe(file.features.length);
  expect(file).toMatchObject({ lookalikes: ['barka'], inflection: INFLECTION });
});

test('a file of an earlier version still tells the forms and their parts of speech', () => {
  const [kafe] = unpackLexicon({ parts: ['noun'], forms: [['kafe', 0, 0, 'coffee']] });
  expect(kafe).toEqual({
    form: 'kafe',
    lemma: 'kafe',
    part: 'noun',
    means: 'coffee',
    senses: [{ part: 'noun', lemma: 'kafe' }],
    standard: [],
  });
});
