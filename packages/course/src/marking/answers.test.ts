import { formsOf } from '@hajde/albanian/forms/forms';
import { bareLetters, isOneSlip, lacksMarksOnly, letters } from '@hajde/albanian/forms/letters';
import { mark } from '@hajde/albanian/marking/mark';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beyondTheCourse, lexiconForms } from '../join/lexicon-forms.ts';
import { wordsNear } from '../join/words-near.ts';
import { wholeContent } from '../testing/whole-course.ts';
import { disagreements, type LabelledAnswer, labelledAnswers } from './trial.ts';

const content = await wholeContent();
const lexicon = lexiconForms(content.lexicon);
const forms = formsOf(lexicon, beyondTheCourse(content));
const words = [...new Set(lexicon.map(({ form }) => letters(form)))].filter((it) => it !== '');

describe('the marker against answers that people have labelled', () => {
  const CASES = [
    'case-and-signs',
    'spacing',
    'apostrophes',
    'missing-marks',
    'missing-marks-spell-another-word',
    'other-marks',
    'kosovo-for-standard',
    'standard-for-kosovo',
    'infinitive-and-clause',
    'future',
    'progressive',
    'slips',
    'slips-that-make-another-word',
    'wrong-form',
    'another-word',
    'missing-words',
    'extra-words',
    'word-order',
    'word-order-accepted',
  ];

  test('has at least 400 of them, each once, over all cases', async () => {
    const answers = await labelledAnswers();
    expect(answers.length).toBeGreaterThanOrEqual(400);
    expect(
      new Set(answers.map((it) => JSON.stringify([it.expected, it.typed, it.accepts]))).size,
    ).toBe(answers.length);
    expect(new Set(answers.map((answer) => answer.case))).toEqual(new Set(CASES));
  });

  test('refuses at most 1% of right answers and takes at most 2% of wrong ones', async () => {
    const answers = await labelledAnswers();
    const { refused, accepted, noted } = disagreements(answers, forms);
    const right = answers.filter(({ verdict }) => verdict !== 'wrong').length;
    const told = (list: readonly LabelledAnswer[]) =>
      list.map(({ expected, typed, verdict }) => `${expected} / ${typed}: ${verdict}`).join('\n');
    expect(refused.length / right, told(refused)).toBeLessThanOrEqual(0.01);
    expect(accepted.length / (answers.length - right), told(accepted)).toBeLessThanOrEqual(0.02);
    expect(noted.length / right, told(noted)).toBeLessThanOrEqual(0.02);
  });
});

describe('the marker against answers about who does it to whom', () => {
  test('has at least 200 of them, each once', async () => {
    const answers = await labelledAnswers('agreement.tsv');
    expect(answers.length).toBeGreaterThanOrEqual(200);
    expect(new Set(answers.map((it) => `${it.expected} / ${it.typed}`)).size).toBe(answers.length);
  });

  test('takes no wrong person, number or case, and refuses no right one', async () => {
    const { refused, accepted, noted } = disagreements(
      await labelledAnswers('agreement.tsv'),
      forms,
    );
    expect({ refused, accepted, noted }).toEqual({ refused: [], accepted: [], noted: [] });
  });
});

describe('the marker over the whole lexicon', () => {
  test('never takes one word for another without a note', () => {
    const anyWord = fc.constantFrom(...words);
    fc.assert(
      fc.property(anyWord, anyWord, (expected, typed) => {
        fc.pre(expected !== typed);
        expect(mark(expected, typed, forms).verdict).not.toBe('right');
      }),
      { numRuns: 2_000 },
    );
  });

  test('takes no other word of the lexicon for a slip of the finger', () => {
    const taken = neighbours(words).filter(([expected, typed]) => {
      if (lacksMarksOnly(expected, typed) || areCounterparts(expected, typed)) return false;
      return mark(expected, typed, forms).verdict !== 'wrong';
    });
    expect(taken).toEqual([]);
  });

  test('says of Kosovo and the standard the same both ways', () => {
    for (const { form, standard } of lexicon) {
      for (const other of standard) {
        const [there, back] = [mark(form, other, forms), mark(other, form, forms)];
        expect([form, other, there.verdict]).toEqual([form, other, back.verdict]);
        expect(there.verdict).not.toBe('wrong');
      }
    }
  });

  test('takes every word without its marks, with a note', () => {
    for (const word of words.filter((it) => bareLetters(it) !== it)) {
      expect([word, mark(word, bareLetters(word), forms).verdict]).toEqual([word, 'almost']);
    }
  });
});

/** The one may lack its marks: "te" for "të", which is what "t'" is short for. */
function areCounterparts(one: string, other: string): boolean {
  const isOf = (words: readonly string[], word: string) =>
    words.length === 1 && (words[0] === word || lacksMarksOnly(words[0] ?? '', word));
  return (
    forms.counterparts(one).some((words) => isOf(words, other)) ||
    forms.counterparts(other).some((words) => isOf(words, one))
  );
}

/** Every two words that one slip lies between. */
function neighbours(of: readonly string[]): [string, string][] {
  const near = wordsNear(of);
  return of.flatMap((one) =>
    near(one)
      .filter((other) => isOneSlip(bareLetters(one), bareLetters(other)))
      .map((other): [string, string] => [one, other]),
  );
}

describe('words that are of the other region in one sense alone', () => {
  const verdictOn = (expected: string, typed: string) => mark(expected, typed, forms).verdict;

  test.each([
    ['Na jemi gati.', 'Ne jemi gati.'],
    ['Jo, na e themi ndryshe.', 'Jo, ne e themi ndryshe.'],
    ['Te na është traditë.', 'Te ne është traditë.'],
    ['Qysh je?', 'Si je?'],
    ['Qysh me shku te sheshi?', 'Si me shku te sheshi?'],
    ['Si po të duket?', 'Qysh po të duket?'],
    ['Po lyp do këpucë.', 'Po lyp disa këpucë.'],
    ['Liqeni është ma i thellë.', 'Liqeni është më i thellë.'],
    ['Liqeni është ma i thellë.', 'Liqeni është me i thellë.'],
    ['Dua më shumë kafe.', 'Dua ma shumë kafe.'],
    ["Faleminderit, s'muj ma!", 'Faleminderit, nuk mundem më!'],
    ['Rrugëtimi është kon i vështirë, po i bukur.', 'Rrugëtimi është kon i vështirë, por i bukur.'],
    ["Do ta blija, por s'kam para.", "Do ta blija, po s'kam para."],
    ['Gjyshe, qe ëmbëlsirat!', 'Gjyshe, ja ëmbëlsirat!'],
  ])('"%s" is "%s"', (expected, typed) => {
    expect(verdictOn(expected, typed)).toBe('almost');
  });

  test.each([
    ['Na ka ftu daja.', 'Ne ka ftu daja.'],
    ['Qysh prej asaj dite.', 'Si prej asaj dite.'],
    ['Bash si familje.', 'Bash qysh familje.'],
    ['A do ai ujë?', 'A disa ai ujë?'],
    ['Ma jep topin!', 'Më jep topin!'],
    ['Më dhemb barku.', 'Ma dhemb barku.'],
    ['Prit, po e provoj fustanin.', 'Prit, por e provoj fustanin.'],
    ['Po, po dal ktu!', 'Por, po dal ktu!'],
    ['Bardhyli qe mbret i ilirëve.', 'Bardhyli ja mbret i ilirëve.'],
  ])('"%s" is not "%s"', (expected, typed) => {
    expect(verdictOn(expected, typed)).toBe('wrong');
  });

  test('are told in a gap, too, by the sentence around it', () => {
    const gap = (typed: string, before: string, after: string) =>
      mark('na', typed, forms, [], { before, after }).verdict;
    expect(gap('ne', '', ' dalim te stacioni.')).toBe('almost');
    expect(gap('ne', '', ' ka ftu daja i Besës.')).toBe('wrong');
  });

  test('say of which region they are', () => {
    const noteOn = (expected: string, typed: string) => mark(expected, typed, forms).note;
    expect(noteOn('Dua më shumë.', 'Dua ma shumë.')).toContain('"ma" is what people say in Kosovo');
    expect(noteOn('Dua ma shumë.', 'Dua më shumë.')).toContain('"më" is the standard');
    expect(noteOn('cilit', 'çilit')).toBe(`It's written "cilit", without marks.`);
  });
});
