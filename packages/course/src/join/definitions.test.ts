import { partsOf } from '@hajde/albanian/lexicon/definition-parts';
import { meaningsOf } from '@hajde/albanian/lexicon/meanings';
import { describe, expect, it } from 'vitest';
import { unitFile } from '../formats/unit.ts';
import { joinLexicon } from '../lexicon/lexicon.ts';
import { definitionOf, definitionsOf } from './definitions.ts';

const lexicon = joinLexicon([
  {
    source: { name: 'content/lexicon/words.yaml', lineOf: () => 1 },
    data: {
      kisha: {
        means: { had: 'I had', church: 'the church' },
        part: 'noun',
        lemma: 'kishë',
        features: {
          had: 'verb 1 singular imperfect of kam',
          church: 'singular nominative definite',
        },
      },
      e: {
        means: { and: 'and', it: 'him, her, it', link: 'links to what follows' },
        part: 'particle',
      },
      shkon: {
        means: 'you go; he, she goes; it fits',
        part: 'verb',
        lemma: 'shkoj',
        features: ['2 singular present', '3 singular present', '3 singular present'],
      },
      osht: {
        means: 'is',
        part: 'verb',
        kosovo: 'është',
        heard: true,
        features: '3 singular present',
      },
      mirë: { means: 'good, well', part: 'adverb' },
      tash: { means: 'now', part: 'adverb', kosovo: 'tani' },
      kush: { means: 'who', part: 'pronoun' },
    },
  },
]);

const asked = (question: object) => {
  const { lessons } = unitFile.parse({
    id: 'u1',
    title: 'Unit',
    description: 'About it.',
    icon: 'book',
    color: 'red',
    requiredLevel: 'beginner',
    reward: { xp: 10, gems: 5 },
    lessons: [
      {
        id: 'u1-l1',
        title: 'Lesson',
        description: 'About it.',
        newWords: [],
        questions: [
          { kind: 'say', question: 'What?', answer: 'Mirë. | Good.', wrong: [], ...question },
        ],
      },
    ],
  });
  return definitionsOf(lessons[0]!.questions[0]!, lexicon);
};
const entry = (form: string) => lexicon.entryOf(form)!;

describe('the senses of an entry', () => {
  it('are parted by semicolons, but not inside brackets', () => {
    expect(partsOf('to (a place; a person); for; ')).toEqual(['to (a place; a person)', 'for']);
  });

  it('have features of their own, or share those of the entry', () => {
    const written = { means: 'you go; he goes', part: 'verb' as const, lemma: 'shkoj' };
    const personsOf = (features: string | string[]) =>
      meaningsOf({ ...written, features }, 'shkon').senses.map((sense) => sense.features.person);
    expect(personsOf(['2 singular present', '3 singular present'])).toEqual([['2'], ['3']]);
    expect(personsOf('2/3 singular present')).toEqual([
      ['2', '3'],
      ['2', '3'],
    ]);
  });
});

describe('a definition', () => {
  it('has the usual sense first and one more, unless the question says otherwise', () => {
    expect(definitionOf(entry('shkon'))).toBe('you go; he, she goes (shkoj, 2nd and 3rd person)');
    expect(definitionOf(entry('shkon'), ['3'])).toBe('it fits; you go (shkoj, 2nd and 3rd person)');
    expect(definitionOf(entry('kisha'), ['church'])).toBe(
      'the church (kishë, definite); I had (kam, imperfect, 1st person)',
    );
  });

  it('names the jobs that a word does in turn, and nothing else', () => {
    expect(definitionOf(entry('e'), ['it', 'and'])).toBe('him, her, it; and');
    expect(definitionOf(entry('e'), ['it', 'it'])).toBe('him, her, it; and');
  });

  it('says that a word is of Kosovo, in no sign that parts senses', () => {
    expect(partsOf(definitionOf(entry('tash')))).toEqual(['now (Kosovo, standard: tani)']);
  });
});

describe('the words of a question', () => {
  it('are those of the phrase, the quoted Albanian and the Albanian options', () => {
    expect(
      Object.keys(
        asked({
          kind: 'gap',
          question: 'Which word is missing in "Tash ___"? ("now")',
          audio: 'Osht mirë. | It is good.',
          answer: 'shkon | you go',
          wrong: ['kisha | the church'],
        }),
      ),
    ).toEqual(['Osht', 'mirë', 'Tash', 'shkon', 'kisha']);
  });

  it('leave English options alone', () => {
    expect(asked({ kind: 'meaning', audio: 'Mirë. | Good.', answer: 'e', wrong: [] })).toEqual({
      Mirë: 'good, well',
    });
  });

  it('have the sense that the phrase gives them, one with a capital its own', () => {
    expect(
      asked({
        audio: 'E e kisha e mirë. | And I had it, good.',
        senses: { e: ['and', 'it', 'link'], kisha: 'church' },
      }),
    ).toEqual({
      E: 'and; him, her, it',
      e: 'him, her, it; links to what follows',
      kisha: 'the church (kishë, definite); I had (kam, imperfect, 1st person)',
      mirë: 'good, well',
      Mirë: 'good, well',
    });
  });

  it('take the number of a sense where the lexicon has no names', () => {
    expect(asked({ audio: 'Shkon. | It fits.', senses: { shkon: 3 } }).Shkon).toBe(
      'it fits; you go (shkoj, 2nd and 3rd person)',
    );
  });

  it('have the usual sense where only an option has the word', () => {
    expect(asked({ audio: 'Mirë. | Good.', answer: 'Shkon | You go' }).Shkon).toMatch(/^you go/);
  });

  it('have the sense that they have with the gap filled, options too', () => {
    const words = asked({
      kind: 'gap',
      question: 'Complete: "Mirë, ___ shkon."',
      answer: 'e | it',
      wrong: ['tash | now'],
    });
    expect(words.e).toMatch(/^him, her, it/);
    expect(Object.keys(words)).toEqual(['Mirë', 'shkon', 'e', 'tash']);
    expect(
      asked({
        kind: 'gap',
        question: 'Complete: "Mirë, e ___."',
        answer: 'shkon | you go',
        wrong: ['tash | now'],
      }).e,
    ).toMatch(/^him, her, it/);
  });

  it('show a sense that only an option gives the word, where the question names it', () => {
    expect(
      asked({
        audio: 'Kisha mirë. | I had it good.',
        answer: 'Kisha. | The church.',
        senses: { kisha: ['had', 'church'] },
      }).Kisha,
    ).toBe('I had (kam, imperfect, 1st person); the church (kishë, definite)');
  });

  it('have a further sense that the question names where they stand next', () => {
    const words = asked({
      audio: 'Tash shkon. | It fits now.',
      answer: 'Shkon mirë. | He is doing well.',
      senses: { shkon: [3, 2] },
    });
    expect(words.shkon).toMatch(/^it fits; you go/);
    expect(words.Shkon).toMatch(/^he, she goes; you go/);
  });

  it('keep the usual sense first where only a later place tells another', () => {
    const words = asked({ audio: 'Tash shkon. | You go now.', answer: 'Kush shkon? | Who goes?' });
    expect(words.shkon).toMatch(/^you go; he, she goes/);
  });
});
