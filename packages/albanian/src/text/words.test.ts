import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bareWords, containsWords, quotedIn, quotedParts, wordsIn } from './words.ts';

const knowing =
  (...forms: string[]) =>
  (form: string) =>
    forms.includes(form);
const nothingKnown = () => false;

const albanian = fc.string({
  unit: fc.constantFrom(...'abçdeëfgh qrstu \'’`-.,!?…"12 '),
  maxLength: 40,
});

describe('the words of a text', () => {
  it('are runs of letters with inner hyphens; digits and punctuation are none', () => {
    const text = 'Qysh je, Arta? Në Fushë-Kosovë jam – 25 vjeç… Tung!';
    expect(wordsIn(text, nothingKnown)).toEqual([
      'Qysh',
      'je',
      'Arta',
      'Në',
      'Fushë-Kosovë',
      'jam',
      'vjeç',
      'Tung',
    ]);
  });

  it('are split after the apostrophe of a short form', () => {
    expect(wordsIn("t'lutem, n'shpi s'di", nothingKnown)).toEqual([
      "t'",
      'lutem',
      "n'",
      'shpi',
      "s'",
      'di',
    ]);
  });

  it('are left whole where the whole is known', () => {
    expect(wordsIn("t'lutem, s'di", knowing("t'lutem"))).toEqual(["t'lutem", "s'", 'di']);
  });

  it('are split after each of several short forms', () => {
    expect(wordsIn("s't'kam", nothingKnown)).toEqual(["s'", "t'", 'kam']);
  });

  it('know no difference between the apostrophes that people type', () => {
    expect(wordsIn('t’lutem t`lutem', nothingKnown)).toEqual(["t'", 'lutem', "t'", 'lutem']);
  });

  it('leave the quotation marks around a word behind', () => {
    expect(wordsIn("'tung' thotë Arta", knowing('tung'))).toEqual(['tung', 'thotë', 'Arta']);
  });

  it('keep every letter of the text, in its order', () => {
    fc.assert(
      fc.property(albanian, fc.func(fc.boolean()), (text, isKnown) => {
        const letters = (of: string) => of.replace(/[^\p{L}]/gu, '');
        expect(letters(wordsIn(text, isKnown).join(''))).toBe(letters(text));
      }),
    );
  });

  it('have nothing in them but letters, apostrophes and inner hyphens', () => {
    fc.assert(
      fc.property(albanian, (text) => {
        for (const word of wordsIn(text, nothingKnown)) {
          expect(word).toMatch(/^\p{L}[\p{L}'-]*$/u);
          expect(word).not.toMatch(/-$/);
        }
      }),
    );
  });

  it('are the same however the letters are composed', () => {
    fc.assert(
      fc.property(albanian, (text) => {
        const composed = wordsIn(text, nothingKnown);
        expect(wordsIn(text.normalize('NFD'), nothingKnown)).toEqual(composed);
      }),
    );
  });

  it('are found again in themselves', () => {
    fc.assert(
      fc.property(albanian, (text) => {
        const words = wordsIn(text, nothingKnown);
        expect(wordsIn(words.join(' '), nothingKnown)).toEqual(words);
      }),
    );
  });
});

describe('a text contains an answer', () => {
  it('whatever the capitals and the punctuation', () => {
    expect(containsWords('Po, Jam  mirë!', 'jam mirë')).toBe(true);
    expect(containsWords("Eja n'shpi.", 'Shpi')).toBe(true);
  });

  it('only as whole words in a row', () => {
    expect(containsWords('Jemi mirënjohës', 'mirë')).toBe(false);
    expect(containsWords('Jam shumë mirë', 'jam mirë')).toBe(false);
    expect(containsWords('Jam mirë', '!')).toBe(false);
  });

  it('wherever it stands between other words', () => {
    fc.assert(
      fc.property(albanian, albanian, albanian, (before, answer, after) => {
        fc.pre(bareWords(answer).length > 0);
        expect(containsWords(`${before} ${answer} ${after}`, answer)).toBe(true);
      }),
    );
  });
});

it('takes a text apart into what is quoted and what is not, and loses nothing', () => {
  const parts = quotedParts('Is "je" “you” or not? "');
  expect(parts.map(({ part }) => part)).toEqual(['Is "', 'je', '" “', 'you', '” or not? "']);
  expect(parts.map(({ quoted }) => quoted)).toEqual([false, true, false, true, false]);
  fc.assert(
    fc.property(albanian, (text) => {
      expect(
        quotedParts(text)
          .map(({ part }) => part)
          .join(''),
      ).toBe(text);
    }),
  );
});

it('finds what is quoted, straight or curly', () => {
  expect(quotedIn('Does "Tung!" or “Qysh je?” mean "hi"?')).toEqual(['Tung!', 'Qysh je?', 'hi']);
});
