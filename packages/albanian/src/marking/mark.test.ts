import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formsOf, wordsOf } from '../forms/forms.ts';
import { letters } from '../forms/letters.ts';
import { FORMS, INFLECTION, LEXICON, lexiconForm } from '../forms/lexicon.fixture.ts';
import { MARKED_CHARACTERS, type Marked, mark } from './mark.ts';

const marked = (expected: string, typed: string, accepts: string[] = []) =>
  mark(expected, typed, FORMS, accepts);
const noun = (form: string, means: string) => lexiconForm(form, form, 'noun', '', means);
const beyond = { inflection: INFLECTION };
const verdict = (...answer: Parameters<typeof marked>) => marked(...answer).verdict;
const relations = ({ pairs }: Marked) => pairs.map(({ relation }) => relation);

describe('an answer is right', () => {
  test('whatever its case, signs, spaces and apostrophes', () => {
    for (const typed of ['jam n’shpi', 'JAM N`SHPI!', ' jam   nshpi ', "Jam, n' shpi..."]) {
      expect(marked("Jam n'shpi.", typed)).toMatchObject({ verdict: 'right', note: null });
    }
  });

  test('in any of the ways that the course accepts', () => {
    expect(verdict('Tash shkoj.', 'shkoj tash')).toBe('wrong');
    expect(verdict('Tash shkoj.', 'shkoj tash', ['Shkoj tash.'])).toBe('right');
    expect(verdict('Tash shkoj.', 'shkoj tani', ['Shkoj tash.'])).toBe('almost');
  });
});

test('of an answer without end only the first 500 characters are marked', () => {
  const endless = 'jam n shpi '.repeat(1_000);
  const compared = marked("Jam n'shpi.", endless).pairs.flatMap(({ typed }) => typed);
  expect(compared.join(' ').length).toBeLessThanOrEqual(MARKED_CHARACTERS);
  expect(marked("Jam n'shpi.", endless)).toEqual(
    marked("Jam n'shpi.", endless.slice(0, MARKED_CHARACTERS)),
  );
});

describe('one slip of the finger', () => {
  test('is wrong where it makes a form of another word, though no lesson uses that form', () => {
    const lexicon = [...LEXICON, noun('kohë', 'time'), noun('kokë', 'head')];
    const forms = formsOf([...lexicon, { ...noun('kohën', 'the time'), lemma: 'kohë' }], beyond);
    expect(mark('kohën', 'kokën', forms).verdict).toBe('wrong');
    expect(mark('kohën', 'kojën', forms).verdict).toBe('almost');
  });

  test('is wrong where it makes a word that no lesson teaches, with or without its marks', () => {
    const lexicon = [noun('darka', 'the dinner'), noun('lodër', 'toy')];
    const forms = formsOf(lexicon, { lookalikes: ['barka', 'ledër'] });
    expect(mark('darka', 'Barka!', forms)).toMatchObject({
      verdict: 'wrong',
      note: `Not "Barka": here it's "darka". It means: the dinner.`,
    });
    expect(mark('lodër', 'leder', forms).verdict).toBe('wrong');
    expect(mark('darka', 'darks', forms).verdict).toBe('almost');
  });

  test('is wrong where it denies what was to be said', () => {
    const forms = formsOf(
      [...LEXICON, { ...noun('kuptoj', 'I understand'), part: 'verb' }],
      beyond,
    );
    expect(mark('Kuptoj.', 'skuptoj', forms)).toMatchObject({
      verdict: 'wrong',
      note: `"s" doesn't belong here.`,
    });
    expect(mark('Nuk kuptoj.', 'skuptoj', forms).verdict).toBe('almost');
    expect(mark('Shkoj.', 'sshkoj', forms).verdict).toBe('almost');
    expect(mark('shtëpi', 'rshtepi', forms).verdict).toBe('almost');
  });

  test('is right where what is left has no ending of Albanian', () => {
    const forms = formsOf([{ ...noun('përgjigjen', 'the answer'), lemma: 'përgjigje' }], beyond);
    expect(mark('përgjigjen', 'përgjigjn', forms).verdict).toBe('almost');
    expect(mark('përgjigjen', 'përgjigjes', forms).verdict).toBe('wrong');
  });
});

describe('an answer is right with a note', () => {
  test('without its marks, even where that spells another word', () => {
    expect(marked('Jam në shtëpi.', 'jam ne shtepi')).toMatchObject({
      verdict: 'almost',
      note: `It's written "në", with its marks. It's written "shtëpi", with its marks.`,
    });
  });

  test('with a mark that no word of Albanian has', () => {
    expect(verdict('shtëpi', 'shtépi')).toBe('almost');
  });

  test('in the words of the other region, both ways', () => {
    expect(marked('Tani.', 'tash').note).toContain('what people say in Kosovo');
    expect(marked('Tash.', 'tani').note).toBe(
      '"tani" is the standard word; in Kosovo people say "Tash".',
    );
    expect(marked('Du me shku.', 'dua të shkoj').note).toContain('is standard Albanian; in Kosovo');
    expect(verdict('Mandej.', 'masanej')).toBe('almost');
    expect(verdict('Ani!', 'ne rregull')).toBe('almost');
    expect(verdict('Nuk shkoj.', 'sshkoj')).toBe('almost');
  });

  test('in the grammar of the other region, if it is the same person', () => {
    for (const [kosovo, standard] of [
      ['Du me shku.', 'Dua të shkoj.'],
      ['Du me e pa.', 'Dua ta shoh.'],
      ['Kam me shku.', 'Do të shkoj.'],
      ['Jam tu shku.', 'Jam duke shkuar.'],
      ["S'kam me shku n'shpi.", 'Nuk do të shkoj në shtëpi.'],
      ['Don me shku.', 'Do të shkosh.'],
      ["Du me t'pa.", 'Dua të të shoh.'],
      ["Don me m'pa.", 'Do të më shohësh.'],
    ] as const) {
      expect([kosovo, verdict(kosovo, standard)]).toEqual([kosovo, 'almost']);
      expect([standard, verdict(standard, kosovo)]).toEqual([standard, 'almost']);
    }
    expect(verdict('Du me shku.', 'Dua të shkojmë')).toBe('wrong');
    expect(verdict('Dua ta shoh.', 'du me pa')).toBe('wrong');
  });

  test('with one slip of the finger in a word of five letters or more', () => {
    for (const typed of ['restornat', 'restorent', 'restrant', 'restoraant', 'restorantt']) {
      expect(marked('restorant', typed)).toMatchObject({
        verdict: 'almost',
        note: 'Mind the spelling: "restorant".',
      });
    }
    expect(verdict('restorant', 'rstorent')).toBe('wrong');
    expect(verdict('tash', 'tssh')).toBe('wrong');
  });
});

describe('an answer is wrong', () => {
  test('as another word with marks of its own', () => {
    expect(verdict('Ne shkoj.', 'në shkoj')).toBe('wrong');
    expect(verdict('Me motra.', 'më motra')).toBe('wrong');
  });

  test('in another form, and says which one was wanted', () => {
    expect(marked('motrën', 'motra')).toMatchObject({
      verdict: 'wrong',
      note: `Right word, wrong form: here it's "motrën". It means: the sister (definite accusative).`,
    });
    expect(verdict('restorant', 'restoranti')).toBe('wrong');
    expect(verdict('shkoj', 'shkon')).toBe('wrong');
  });

  test('with a word too few, one too many, or none', () => {
    expect(marked('Jam në shtëpi.', 'jam shtëpi').note).toBe(
      '"në" is missing. It means: in, at, to, on.',
    );
    expect(marked('Shkoj.', 'nuk shkoj').note).toBe(`"nuk" doesn't belong here.`);
    expect(verdict('Shkoj.', '')).toBe('wrong');
    expect(verdict('Shkoj.', '?!')).toBe('wrong');
  });
});

test('the difference is shown word by word', () => {
  const { pairs } = marked('Du me shku në shtëpi.', 'dua te shkoj ne motra');
  expect(pairs.map(({ expected, typed, relation }) => [expected, typed, relation])).toEqual([
    [['Du'], ['dua'], 'region'],
    [['me', 'shku'], ['te', 'shkoj'], 'region'],
    [['në'], ['ne'], 'marks'],
    [['shtëpi'], ['motra'], 'word'],
  ]);
});

describe('for any sentence', () => {
  const anyWord = fc.constantFrom(...LEXICON.map(({ form }) => form));
  const anySentence = fc.array(anyWord, { minLength: 1, maxLength: 5 }).map((it) => it.join(' '));
  const anyTyped = fc.oneof(anySentence, fc.string({ unit: 'grapheme', maxLength: 30 }));

  test('the sentence itself is right, and nothing is to be said about it', () => {
    fc.assert(
      fc.property(anySentence, (sentence) => {
        expect(marked(sentence, sentence)).toMatchObject({ verdict: 'right', note: null });
        expect(relations(marked(sentence, sentence)).every((it) => it === 'same')).toBe(true);
      }),
    );
  });

  test('what was typed is marked alike however it is written, and however often', () => {
    fc.assert(
      fc.property(anySentence, anyTyped, (expected, typed) => {
        const again = wordsOf(typed).join('  ').toUpperCase();
        // Upper case is not always the same letters: "ß" becomes "SS".
        fc.pre(letters(again) === letters(typed));
        expect(verdict(expected, again)).toBe(verdict(expected, typed));
        expect(marked(expected, typed)).toEqual(marked(expected, typed));
      }),
    );
  });

  test('the pairs hold every word of both, in their order', () => {
    fc.assert(
      fc.property(anySentence, anySentence, (expected, typed) => {
        const { pairs } = marked(expected, typed);
        expect(pairs.flatMap((pair) => pair.expected)).toEqual(wordsOf(expected));
        expect(pairs.flatMap((pair) => pair.typed).join('')).toBe(wordsOf(typed).join(''));
      }),
    );
  });

  test('notes about regions are symmetric', () => {
    const ofRegion = (it: Marked) =>
      relations(it).every((each) => each === 'same' || each === 'region');
    fc.assert(
      fc.property(anySentence, anySentence, (one, other) => {
        const [there, back] = [marked(one, other), marked(other, one)];
        if (there.verdict !== 'wrong' && ofRegion(there)) expect(back.verdict).toBe(there.verdict);
      }),
      { numRuns: 500 },
    );
  });

  test('right without a note are only the letters of the answer', () => {
    fc.assert(
      fc.property(anySentence, anyTyped, (expected, typed) => {
        const same = letters(expected) === letters(typed);
        expect(verdict(expected, typed) === 'right').toBe(same);
      }),
      { numRuns: 500 },
    );
  });
});
