import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PartOfSpeech } from '../features/features.ts';
import { readFeatures } from '../features/read-features.ts';
import { packLexicon } from '../forms/lexicon-file.ts';
import { agreementNotes } from './agreement-notes.ts';
import { chatSpelling } from './chat-spelling.ts';
import { explained } from './explained.ts';
import { readText } from './read.ts';
import type { ReadingFile } from './reading-file.ts';
import { readingIndexOf } from './reading-index.ts';
import { restoredIn, shown } from './shown.ts';
import { tokensOf } from './tokens.ts';

const entry = (form: string, lemma: string, part: PartOfSpeech, means: string, features = '') => {
  const read = readFeatures(features, part, lemma);
  if (read.fault !== undefined) throw new Error(read.fault);
  return { form, lemma, part, means, senses: [read.features], standard: [] };
};

const COURSE = [
  entry('qysh', 'qysh', 'adverb', 'how'),
  entry('je', 'jam', 'verb', 'you are', '2 singular present'),
  entry("s'", "s'", 'particle', 'not'),
  entry("n'", "n'", 'preposition', 'in'),
  entry("t'", "t'", 'pronoun', 'you'),
  entry("m'", "m'", 'pronoun', 'me'),
  entry('po', 'po', 'particle', 'yes'),
  entry('muj', 'muj', 'verb', 'I can', '1 singular present'),
  entry('me', 'me', 'preposition', 'with; to'),
  entry('më', 'më', 'pronoun', 'me; more', '1 singular accusative/dative'),
  entry('ardhë', 'vij', 'verb', 'come', 'participle kosovo'),
  entry('sot', 'sot', 'adverb', 'today'),
  entry('shumë', 'shumë', 'adverb', 'very'),
  entry('çka', 'çka', 'pronoun', 'what'),
  entry('bon', 'boj', 'verb', 'you do', '2/3 singular present'),
  entry('faleminderit', 'faleminderit', 'interjection', 'thank you'),
  entry('unë', 'unë', 'pronoun', 'I', '1 singular nominative'),
  entry('në', 'në', 'preposition', 'in'),
  entry('ne', 'ne', 'pronoun', 'we', '1 plural nominative'),
];

const { parts, features, forms } = packLexicon(COURSE, {});
const FILE: ReadingFile = {
  lexicon: { parts, features, forms },
  weights: 'a'.repeat(COURSE.length),
  lemmas: [
    'shkollë\tnoun-f\tschool\tpl=shkolla\t5',
    'shpi\tnoun-f\thouse\t\t5',
    'shkoj\tverb\tgo\t\t6',
    'jep\tverb\tgive\t\t5',
    'mirë\tadjective-i\tgood\t\t5',
    'arrij\tverb\tarrive\todd=arrin\t3',
    'ar\tnoun-m\tgold\tnopl\t5',
    'gjej\tverb\tfind\t\t9',
    'gjë\tnoun-f\tthing\tdef=gjëja; pl=gjëra\t5',
    'dritë\tnoun-f\tlight\t\t5',
    'Drita\tname\ta name\t\t6',
    'kryej\tverb\tfinish\t\t5',
    'nis\tverb\tstart\t\t5',
    'hënë\tnoun-f\tmoon; Monday\t\t6',
    'banjo\tnoun-f\tbathroom\t\t5',
    'kafe\tnoun-f\tcoffee\tdef=kafja\t5',
    'fal\tverb\tforgive\t\t5',
    'Zot\tname\tGod\t\t5',
    'votë\tnoun-f\tvote\t\t5',
    'votues\tnoun-m\tvoter\t\t5',
    'ti\tpronoun\tyou\t\t8',
  ].join('\n'),
  irregular: [
    'kom\tkam\tverb\t1 singular present kosovo\thave\t8\tkam',
    'ke\tkam\tverb\t2 singular present\thave\t8',
    "t'i\ti\tpronoun\t3 plural accusative\tthem\t5",
    'te\tte\tpreposition\t\tat\t8',
    'të\ttë\tpronoun\t2 singular accusative\tyou\t9',
  ].join('\n'),
  chat: 'flm\tfaleminderit',
  others: 'danke\tGerman',
  lessons: ['basics/hello'],
  clips: '--'.repeat(COURSE.length),
  sounds: { q: 'c', y: 'y', sh: 'ʃ' },
  stress: '-'.repeat(COURSE.length),
};
const index = readingIndexOf(FILE);
const fullOf = (text: string) =>
  readText(text, index)
    .map((token) => explained(token).full)
    .join('');
const tokenOf = (text: string) => {
  const [token] = readText(text, index);
  if (token === undefined) throw new Error(`"${text}" has no token`);
  return token;
};

describe('a text as it is typed', () => {
  it('gets its letters and apostrophes back', () => {
    expect(fullOf('qysh je spo muj me ardh sot')).toBe("qysh je s'po muj me ardhë sot");
  });

  it('keeps its capitals and its punctuation', () => {
    expect(fullOf('Shum flm!!! QKA po bon?')).toBe('Shumë faleminderit!!! ÇKA po bon?');
  });

  it('is read however many letters are pressed, and with words run together', () => {
    expect(fullOf('shuuuuum')).toBe('shumë');
    expect(fullOf('ckapobon')).toBe('çka po bon');
  });

  it('gets its marks where it is written as it is said, and keeps what is said', () => {
    expect(fullOf('honen')).toBe('honën');
    expect(fullOf('shpija')).toBe('shpija');
    expect(fullOf('votav')).toBe('votave');
    expect(fullOf('votus')).toBe('votus');
  });

  it('is looked at past what leans on the word', () => {
    expect(fullOf('me tnis')).toBe("me t'nisë");
    expect(fullOf('zoti tfalt')).toBe("zoti t'faltë");
  });

  it('has "you" with what you do, and "them to you" with what others do', () => {
    expect(fullOf('ti ke')).toBe('ti ke');
    expect(fullOf('ti kom nis')).toBe("t'i kom nisë");
  });

  it('has names after a preposition, with a short one before them, and by their letters', () => {
    expect(fullOf('te Zahnarzti')).toBe('te Zahnarzti');
    expect(fullOf('jom nWinterthur')).toBe("jom n'Winterthur");
    const [name] = readText('LDK-së', index);
    expect(name?.kind).toBe('name');
  });

  it('is inflected by rule', () => {
    expect(explained(tokenOf('banjos'))).toMatchObject({ full: 'banjos', lemma: 'banjo' });
    expect(explained(tokenOf('nisne'))).toMatchObject({ full: 'nisne', lemma: 'nis' });
    const tokens = readText('shkova nshkoll', index).filter(({ kind }) => kind === 'word');
    expect(tokens.map((token) => explained(token).lemma)).toEqual(['shkoj', 'shkollë']);
    expect(fullOf('shkova nshkoll')).toBe("shkova n'shkollë");
  });

  it('is read by its neighbours where two words look the same', () => {
    expect(fullOf('me jep ne shkolle')).toBe('më jep në shkollë');
    expect(fullOf('me ardh ne shkojm')).toBe('me ardhë ne shkojmë');
  });

  it('is the word that was typed, where it is one', () => {
    expect(fullOf('arrin')).toBe('arrin');
    expect(fullOf('gjëja')).toBe('gjëja');
  });

  it('has a name where the capital is the word’s own', () => {
    const lemmasOf = (text: string) =>
      readText(text, index).flatMap(({ readings }) => readings[0]?.parts.at(-1)?.word.lemma ?? []);
    expect(lemmasOf('sot drita')).toEqual(['sot', 'dritë']);
    expect(lemmasOf('sot Drita')).toEqual(['sot', 'Drita']);
  });

  it('has Kosovo’s short verbs, and no participle where nothing asks for one', () => {
    expect(fullOf('po kryjn')).toBe('po kryjnë');
    expect(fullOf('po mnis')).toBe("po m'nis");
  });

  it('leaves alone what is no Albanian, and says what it does not know', () => {
    const tokens = readText('danke xyzzyq 25€ 😀 https://x.org/qka @arta', index);
    expect(tokens.filter(({ kind }) => kind !== 'gap').map(({ kind }) => kind)).toEqual([
      'foreign',
      'word',
      'number',
      'emoji',
      'link',
      'link',
    ]);
    expect(tokens.map(explained).filter(({ known }) => !known)).toMatchObject([{ text: 'xyzzyq' }]);
  });

  it('shows which letters were restored', () => {
    const underlined = (typed: string, full: string) =>
      restoredIn(typed, full)
        .map(({ text, restored }) => (restored ? `[${text}]` : text))
        .join('');
    expect(underlined('spo', "s'po")).toBe("s[']po");
    expect(underlined('qka', 'çka')).toBe('[ç]ka');
    expect(underlined('shuuum', 'shumë')).toBe('shum[ë]');
  });

  it('is written back as a chat has it', () => {
    expect(chatSpelling("Çka s'po muj shumë të")).toBe('Qka spo muj shum te');
  });

  it('has its subject go with its verb', () => {
    expect(agreementNotes(readText('une shkon ne shkolle', index))).toEqual([
      { subject: 'une', verb: 'shkon' },
    ]);
    expect(agreementNotes(readText('une po shkoj', index))).toEqual([]);
  });
});

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: fc.constantFrom(..."sqtmnëçaeiou '’:.,!?\n0-9€@#😀"), maxLength: 200 }),
);

describe('what is shown of a form', () => {
  const noteOn = (text: string) => shown(tokenOf(text), index).readings[0]?.parts[0]?.note;

  it("names every form that it is, and none where it is the dictionary's own", () => {
    expect(noteOn('shkolla')).toBe('shkollë, definite; or shkollë, plural');
    // Its plural is the same.
    expect(noteOn('banjo')).toBe('');
  });
});

describe('any text at all', () => {
  it('is given back by its tokens, and read without a fault', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(
          tokensOf(text)
            .map((token) => token.text)
            .join(''),
        ).toBe(text);
        const tokens = readText(text, index);
        expect(tokens.map((token) => token.text).join('')).toBe(text);
        for (const token of tokens) {
          for (const { full, pieces } of shown(token, index).readings) {
            expect(pieces.map((piece) => piece.text).join('')).toBe(full);
          }
        }
      }),
      { numRuns: 400 },
    );
  });

  it('has work that grows with its length and no faster', () => {
    let lookedUp = 0;
    const counting = {
      ...index,
      alike: (typed: string) => {
        lookedUp += 1;
        return index.alike(typed);
      },
    };
    const workOf = (text: string) => {
      lookedUp = 0;
      readText(text, counting);
      return lookedUp;
    };
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'sqtmnëae '), minLength: 40, maxLength: 120 }),
        (text) => {
          // Every word is looked up the same number of times however long the text around it is.
          expect(workOf(text.repeat(10))).toBeLessThanOrEqual(12 * workOf(text) + 4000);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('of one endless word is no more work than a long word', () => {
    const started = performance.now();
    for (const letter of ['s', 'a', 'ë', "s'", 'a:', 'a-', '@', 'http://', '1.', ':)', '\u0301']) {
      readText(letter.repeat(20_000), index);
    }
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
