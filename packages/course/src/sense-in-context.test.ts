import { describe, expect, it } from 'vitest';
import { lexiconFile } from './formats/lexicon.ts';
import { joinLexicon } from './lexicon.ts';
import { placedIn } from './placed-word.ts';
import { senseInContext } from './sense-in-context.ts';

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
  i: named('link him them', 'article'),
  të: named('you link to it will', 'particle'),
  "t'": named('you link to it will', 'particle'),
  se: named('that than because before', 'conjunction'),
  me: named('with to by', 'preposition'),
  "m'": named('me to', 'particle'),
  më: named('me on more anymore', 'pronoun'),
  ma: named('more it', 'pronoun'),
  po: named('yes now but if', 'particle'),
  a: named('question whether or', 'particle'),
  do: named('want will some', 'verb'),
  na: named('us we', 'pronoun'),
  ni: named('one a', 'numeral'),
  krejt: named('all completely', 'adverb'),
  para: named('money before first', 'noun'),
  pa: {
    means: { without: 'without', to: 'to', saw: 'saw', seen: 'seen (participle)' },
    part: 'preposition',
  },
  ka: { ...named('have there-is will', 'verb'), lemma: 'kam' },
  ke: named('have will', 'verb'),
  kam: word('I have', 'verb'),
  shku: word('to go, with me; gone (shkoj, participle)', 'verb', 'shkoj'),
  "s'": word('not', 'particle'),
  hapur: word('open (hap, participle)', 'verb'),
  di: word('I know', 'verb'),
  shkoj: word('I go', 'verb'),
  ble: word('to buy, with me; bought (blej, participle)', 'verb', 'blej'),
  marrë: word('to take, with me; taken (marr, participle)', 'verb', 'marr'),
  ra: word('he fell (aorist); to fall, with me (participle); fallen (participle)', 'verb'),
  pëlqen: word('it pleases (pëlqej, 3rd person)', 'verb', 'pëlqej'),
  shkojnë: word('they go', 'verb', 'shkoj'),
  autobus: word('bus', 'noun'),
  shkojmë: word('we go', 'verb'),
  kisha: word('I had (kam, imperfect); the church (kishë, definite)', 'noun'),
  dimë: word('we know', 'verb', 'di'),
  shko: word('go! (shkoj, command)', 'verb', 'shkoj'),
  pi: {
    means: {
      drink: 'I drink',
      command: 'drink!',
      from: 'from',
      'to-drink': 'to drink, with me (participle)',
      drunk: 'drunk (participle)',
    },
    part: 'verb',
  },
  ulu: word('sit down! (ulem, command)', 'verb', 'ulem'),
  ulet: word('he sits down (ulem)', 'verb', 'ulem'),
  themi: word('we say', 'verb', 'them'),
  rrugës: word('of the road (rrugë, genitive)', 'noun'),
  cila: word('which', 'pronoun'),
  qartë: word('clear', 'adverb'),
  kur: word('when', 'adverb'),
  hajde: word('come!', 'interjection'),
  bre: word('hey', 'interjection'),
  është: word('is', 'verb', 'jam'),
  jam: word('I am', 'verb'),
  janë: word('they are', 'verb', 'jam'),
  motra: word('the sister', 'noun'),
  motrës: word('to the sister (motër, dative)', 'noun'),
  kishës: word('of/to the church; the church, after afër, mes (kishë, genitive)', 'noun', 'kishë'),
  grupi: word('the group; a group, after prej (grup)', 'noun', 'grup'),
  afër: word('near', 'adverb'),
  prej: word('from', 'preposition'),
  dhe: word('and', 'conjunction'),
  thanë: word('said (them, participle)', 'verb', 'them'),
  librat: word('the books (libër, plural)', 'noun'),
  çaj: word('tea', 'noun'),
  kafe: word('coffee', 'noun'),
  bukur: word('beautiful', 'adjective'),
  pasur: word('rich; had (participle)', 'adjective'),
  mirë: word('well', 'adverb'),
  bashkë: word('together', 'adverb'),
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
    ['i', 'I di mirë. I kam ble.', ['them', 'them']],
    ['e', 'Kam shku e kam kafe.', ['and']],
    ['e', 'Shkojmë e shkojnë.', ['and']],
    ['e', 'Shkojmë te motra e dimë. Di që e di.', ['and', 'it']],
    ['e', 'Ulu te motra e shko. Shkoj, e ulu.', ['and', 'and']],
    ['e', 'Motra e ulet. Motra e themi.', ['and', 'it']],
    ['e', "S'e kisha. E kisha shku.", ['it', 'it']],
    ['e', 'Motra dy e rrugës. Motra e cila.', ['link', 'link']],
    ['e', 'Është e qartë.', ['link']],
    ['i', 'I di librat.', ['them']],
    ['i', 'I di librat motrës. I di motrës. I kam thanë.', ['them', 'him', 'him']],
    ['i', 'Di me i marrë librat.', ['them']],
    ['i', 'I pëlqen te librat.', ['him']],
    ['i', 'Është i bukur, i hapur.', ['link', 'link']],
    ['të', 'Di të shkoj.', ['to']],
    ['të', 'A të di?', ['you']],
    ['të', 'librat të bukur', ['link']],
    ['të', 'Janë të hapur.', ['link']],
    ['të', 'Shkoj me të.', ['it']],
    ["t'", "Po t'kisha kafe.", ['to']],
    ["t'", "Po t'di.", ['you']],
    ["t'", "Shkoj kur t'shkojnë. Hajde t'shkojmë. Kafe t'i di.", ['to', 'to', 'to']],
    ["t'", "Do t'shkoj.", ['will']],
    ["t'", "E di që t'shkoj.", ['to']],
    ['me', 'Di me shku me motra.', ['to', 'with']],
    ['me', 'Shkoj me autobus.', ['by']],
    ["m'", "Di m'i di, di m'i shku.", ['me', 'to']],
    ["m'", "M'di.", ['me']],
    ['më', 'Më di. Më bukur. Më dy. Shkoj më.', ['me', 'more', 'on', 'anymore']],
    ['ma', "Ma di. Ma e bukur. S'shkoj ma!", ['it', 'more', 'more']],
    ['po', 'Po, po shkoj, po ti?', ['yes', 'now', 'but']],
    ['po', 'Po të mos shkoj. Po bre.', ['if', 'yes']],
    ['se', 'Di se shkoj, se shkojnë ma mirë se ti.', ['that', 'because', 'than']],
    ['ma', 'Ma e hapur.', ['more']],
    ['pa', 'E kisha pa.', ['seen']],
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
      ['will', 'have', 'there-is', 'there-is', 'have'],
    ],
    ['ke', 'Ke me shku. Ke kafe.', ['will', 'have']],
    ['të', 'Do të shkoj.', ['will']],
    ['shku', 'Di me e shku. Kam shku.', ['1', '2']],
    ['ra', 'Ra. Ka me ra. Ka ra.', ['1', '2', '3']],
    ['ra', 'Është mirë ra. E kam ra. Shkoj pa ra.', ['3', '3', '3']],
    ['pasur', 'Jam i pasur. Kam pasur.', ['1', '2']],
    ['krejt', 'Krejt librat. Krejt e dimë. Di krejt.', ['all', 'all', 'all']],
    ['krejt', 'Krejt e bukur, krejt te motra.', ['completely', 'completely']],
    ['krejt', 'Krejt mirë, krejt i hapur.', ['completely', 'completely']],
    ['krejt', 'Krejt bashkë.', ['all']],
    ['pi', 'Pi çaj. Mos pi. Pi rrugës.', ['drink', 'command', 'from']],
    ['pi', 'Di me pi. E kam pi.', ['to-drink', 'drunk']],
    ['para', 'Kam para. Para se shkoj. Para dy.', ['money', 'before', 'before']],
    ['para', 'Para kishës. Motra e para.', ['before', 'first']],
    ['se', 'Para se shkoj.', ['before']],
    ['kishës', 'Prej kishës. Motra e kishës. Afër librat dhe kishës.', ['2', undefined, '2']],
    ['grupi', 'Grupi di. Prej ni grupi.', [undefined, '2']],
  ])('"%s" in "%s" is %j', (form, text, senses) => {
    expect(sensesOf(form, text)).toEqual(senses);
  });

  it('is left open where the lexicon does not name it', () => {
    expect(sensesOf('kam', 'Kam me shku.')).toEqual([undefined]);
    expect(sensesOf('motra', 'Motra e bukur.')).toEqual([undefined]);
  });
});
