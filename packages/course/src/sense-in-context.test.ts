import { describe, expect, it } from 'vitest';
import { lexiconFile } from './formats/lexicon.ts';
import { joinLexicon } from './lexicon.ts';
import { placedIn, senseInContext } from './sense-in-context.ts';

const named = (keys: string, part: string) => ({
  means: Object.fromEntries(keys.split(' ').map((key) => [key, key])),
  part,
});
const word = (means: string, part: string, lemma?: string) => ({
  means,
  part,
  ...(lemma ? { lemma } : {}),
});

const data = lexiconFile.parse({
  e: named('and it link', 'conjunction'),
  i: named('link to-him them', 'article'),
  të: named('you link to it will', 'particle'),
  "t'": named('you link to it', 'particle'),
  me: named('with to', 'preposition'),
  "m'": named('me to', 'particle'),
  më: named('me on more any-more', 'pronoun'),
  ma: named('more it-to-me', 'pronoun'),
  po: named('yes now but if', 'particle'),
  a: named('question whether or', 'particle'),
  do: named('want will some', 'verb'),
  na: named('us we', 'pronoun'),
  ni: named('one a', 'numeral'),
  pa: {
    means: { without: 'without', to: 'to', saw: 'saw', seen: 'seen (participle)' },
    part: 'preposition',
  },
  ka: named('has there-is will', 'verb'),
  ke: named('have will', 'verb'),
  kam: word('I have', 'verb'),
  shku: word('to go, with me; gone (shkoj, participle)', 'verb', 'shkoj'),
  "s'": word('not', 'particle'),
  hapur: word('open (hap, participle)', 'verb'),
  di: word('I know', 'verb'),
  shkoj: word('I go', 'verb'),
  shkojmë: word('we go', 'verb'),
  kisha: word('I had (kam, imperfect)', 'verb'),
  është: word('is', 'verb', 'jam'),
  jam: word('I am', 'verb'),
  janë: word('they are', 'verb', 'jam'),
  motra: word('the sister', 'noun'),
  librat: word('the books (libër, plural)', 'noun'),
  çaj: word('tea', 'noun'),
  kafe: word('coffee', 'noun'),
  bukur: word('beautiful', 'adjective'),
  mirë: word('well', 'adverb'),
  tij: word('his', 'pronoun'),
  ti: word('you', 'pronoun'),
  te: word('at', 'preposition'),
  mos: word('not', 'particle'),
  dy: word('two', 'numeral'),
  që: word('that', 'conjunction'),
});

const lexicon = joinLexicon([
  {
    source: { name: 'content/lexicon/words.yaml', lineOf: () => 1 },
    data,
  },
]);

const sensesOf = (form: string, text: string) =>
  placedIn(text, lexicon)
    .filter(({ entry }) => entry?.form === form)
    .map(senseInContext);

describe('the sense of a little word', () => {
  it.each([
    ['e', 'E di.', ['it']],
    ['e', 'Mirë, e ti?', ['and']],
    ['e', 'çaj e kafe', ['and']],
    ['e', 'Motra e bukur e di.', ['link', 'it']],
    ['e', 'Motra e tij është e mirë.', ['link', 'link']],
    ['e', 'Është e hapur.', ['link']],
    ['e', 'Shkoj, e janë mirë.', ['and']],
    ['e', 'Kam shku e shku.', ['and']],
    ['i', 'I di mirë.', ['to-him']],
    ['i', 'I di librat.', ['them']],
    ['i', 'Është i bukur, i hapur.', ['link', 'link']],
    ['të', 'Di të shkoj.', ['to']],
    ['të', 'A të di?', ['you']],
    ['të', 'librat të bukur', ['link']],
    ['të', 'Shkoj me të.', ['it']],
    ["t'", "Po t'kisha kafe.", ['to']],
    ["t'", "Po t'di.", ['you']],
    ["t'", "E di që t'shkoj.", ['to']],
    ['me', 'Di me shku me motra.', ['to', 'with']],
    ["m'", "Di m'i di, di m'i shku.", ['me', 'to']],
    ["m'", "M'di.", ['me']],
    ['më', 'Më di. Më bukur. Më dy. Shkoj më.', ['me', 'more', 'on', 'any-more']],
    ['ma', "Ma di. Ma e bukur. S'shkoj ma!", ['it-to-me', 'more', 'more']],
    ['po', 'Po, po shkoj, po ti?', ['yes', 'now', 'but']],
    ['po', 'Po të mos shkoj.', ['if']],
    ['a', 'A shkoj? Di a shkoj. Çaj a kafe?', ['question', 'whether', 'or']],
    ['do', 'Do të shkoj. Ti do kafe. Kam do librat.', ['will', 'want', 'some']],
    ['na', 'Na shkojmë. Na di. Te na shkojmë. Na te ti shkojmë.', ['we', 'us', 'us', 'we']],
    ['ni', 'Ni çaj. Dy a ni?', ['a', 'one']],
    [
      'pa',
      'E kam pa. Di me pa. Pa kafe. E pa. Dy pa dy.',
      ['seen', 'seen', 'without', 'saw', 'to'],
    ],
    [
      'ka',
      "Ka me shku. Motra ka kafe. S'ka kafe. Te motra ka çaj. E ka çaj.",
      ['will', 'has', 'there-is', 'there-is', 'has'],
    ],
    ['ke', 'Ke me shku. Ke kafe.', ['will', 'have']],
    ['të', 'Do të shkoj.', ['will']],
    ['shku', 'Di me e shku. Kam shku.', ['1', '2']],
  ])('"%s" in "%s" is %j', (form, text, senses) => {
    expect(sensesOf(form, text)).toEqual(senses);
  });

  it('is left open where the lexicon does not name it', () => {
    expect(sensesOf('kam', 'Kam me shku.')).toEqual([undefined]);
    expect(sensesOf('motra', 'Motra e bukur.')).toEqual([undefined]);
  });
});
