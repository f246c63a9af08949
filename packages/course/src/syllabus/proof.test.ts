import { entryFrom, lexiconOf } from '@hajde/albanian/lexicon/lexicon';
import { bareWords } from '@hajde/albanian/text/words';
import { describe, expect, it } from 'vitest';
import { numbersIn } from './numbers.ts';
import { proofOf } from './proof.ts';

const source = { name: 'content/lexicon/words.yaml', lineOf: () => 1 };
const lexicon = lexiconOf(
  [
    entryFrom('shku', { means: 'gone', part: 'verb', lemma: 'shkoj', features: 'participle' }),
    entryFrom('Artës', { means: "Arta's", part: 'name', lemma: 'Arta', features: 'genitive' }),
  ].map((entry) => ({ ...entry, source })),
);

describe('what proves that a sentence uses a point', () => {
  it.each([
    [["le të/t'"], "Le t'dalim!", true],
    [["le të/t'"], 'E le derën.', false],
    [['me … <participle>'], 'Du me u shku.', true],
    [['me <participle>'], 'Me shkollë.', false],
    [['-ohet'], 'Kjo kuptohet.', true],
    [['kqyr-'], 'Kqyre borën!', true],
    [['^ kush'], 'E di kush vjen.', false],
    [['i/e <name genitive>'], 'Nana e Artës.', true],
  ] as const)('%j in "%s": %s', (proofs, text, found) => {
    expect(proofOf(proofs, lexicon)(bareWords(text))).toBe(found);
  });
});

describe('the numbers of a sentence', () => {
  it.each([
    ['Vendin e keni tridhetë e tre.', [33]],
    ["N'nandhetë e tetën jena kthy.", [98]],
    ['Njëqind e gjashtëdhetë e një euro.', [161]],
    ['Pesë e dymbëdhjetë janë shtatëmbëdhjetë.', [5, 12, 17]],
    ['Dy mijë e tetë.', [1008]],
    ['Zero katërdhetë e katër, njizet e pesë.', [0, 44, 25]],
  ])('"%s" has %j', (text, numbers) => {
    expect(numbersIn(text)).toEqual(numbers);
  });
});
