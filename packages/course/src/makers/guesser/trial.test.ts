import { seededShuffle } from '@hajde/rules/chance/seeded-shuffle';
import type { QuestionKind } from '@hajde/rules/course/course';
import { describe, expect, it } from 'vitest';
import { foldsOf } from './folds.ts';
import { fitGuesser, reasonsFor, sightOf } from './guesser.ts';
import { OPTIONS, RIGHT, type Riddle } from './riddle.ts';
import { guessOf, KIND_GROUPS, sharesOf } from './shares.ts';
import { guessesBy } from './strategies.ts';
import { trialOf } from './trial.ts';

const LESSONS = 30;

function riddle(options: readonly string[], index = 0, kind: QuestionKind = 'say'): Riddle {
  const lesson = `lesson-${index % LESSONS}`;
  return {
    lesson,
    unit: index % 5,
    kind,
    question: 'What?',
    options,
    kosovo: [0, 0, 0, 0],
    where: '',
  };
}

const riddles = (options: (index: number) => readonly string[]) =>
  Array.from({ length: 300 }, (_, index) => riddle(options(index), index));

/** Three things that can each be one of two, in the four combinations that differ in two. */
function corners(index: number): string[] {
  const [who, what, when] = [0, 1, 2].map((thing) => {
    return [`w${thing}a${index % 17}`, `w${thing}b${index % 13}`] as const;
  });
  const [a, b, c] = [who ?? ['', ''], what ?? ['', ''], when ?? ['', '']];
  const all = [
    [a[0], b[0], c[0]],
    [a[0], b[1], c[1]],
    [a[1], b[0], c[1]],
    [a[1], b[1], c[0]],
  ];
  return seededShuffle(
    all.map((words) => words.join(' ')),
    `corners ${index}`,
  );
}

/** The right one, and three that change one word of it each. */
function oneSlipEach(index: number): string[] {
  const words = [`x${index % 17}`, `y${index % 13}`, `z${index % 11}`];
  return [words, ...words.map((_, slip) => words.with(slip, `slip${slip}${index % 7}`))].map(
    (all) => all.join(' '),
  );
}

describe('the fitted guesser', () => {
  it('finds the option that the wrong ones were made from', () => {
    expect(trialOf(riddles(oneSlipEach)).fitted.all).toBeGreaterThan(0.95);
  });

  it('is left with chance where every two options differ alike', () => {
    expect(Math.abs(trialOf(riddles(corners)).fitted.all - 0.25)).toBeLessThan(0.08);
  });

  it('learns which words are right in other lessons', () => {
    const marked = riddles((index) =>
      corners(index).map(
        (option, place) => `${option} ${place === RIGHT ? 'ju' : 'ti'}${index % 3}`,
      ),
    );
    expect(trialOf(marked).fitted.all).toBeGreaterThan(0.95);
  });

  it('learns nothing from the lesson that it is tried on', () => {
    const marked = riddles((index) =>
      corners(index).map((option, place) => {
        const sign = seededShuffle(['p', 'q', 'r', 's'], `${index % LESSONS}`)[place];
        return `${option} own${index % LESSONS}${sign}`;
      }),
    );
    expect(Math.abs(trialOf(marked).fitted.all - 0.25)).toBeLessThan(0.08);
  });

  it('guesses the same each time', () => {
    const asked = riddles(oneSlipEach);
    const guess = () => fitGuesser(sightOf(asked), foldsOf(asked, 'seed')).chances;
    expect(guess()).toEqual(guess());
  });

  it('says what spoke for an option', () => {
    const longest = riddles((index) =>
      corners(index).map((option, place) => {
        return `${option} ${place === RIGHT ? '7777777' : place}${100 + index}`;
      }),
    );
    const guesser = fitGuesser(sightOf(longest), foldsOf(longest, 'seed'));
    const names = reasonsFor(guesser, RIGHT).map(({ name }) => name);
    expect(names.slice(0, 5).join()).toMatch(/length/);
    expect(reasonsFor(guesser, RIGHT + 1).map(({ name }) => name)).not.toContain('most: length');
  });
});

describe('a split of the lessons', () => {
  it('tries a fifth of the lessons, whole, and learns from the others', () => {
    const asked = riddles(corners);
    const { foldOf, learnsFrom, fitted } = foldsOf(asked, 'seed');
    expect(fitted).toHaveLength((asked.length * 4) / 5);
    const folds = new Map(asked.map(({ lesson }, index) => [lesson, foldOf[index]]));
    expect(asked.map(({ lesson }) => folds.get(lesson))).toEqual(foldOf);
    for (const [fold, from] of learnsFrom.entries()) expect(from).not.toContain(fold);
    const tried = foldOf.find((_, index) => !fitted.includes(index));
    for (const from of learnsFrom) expect(from).not.toContain(tried);
  });

  it('tries the riddles that are asked for', () => {
    const asked = riddles(corners);
    const { fitted } = foldsOf(asked, 'seed', ({ unit }) => unit === 2);
    expect(fitted.some((index) => asked[index]?.unit === 2)).toBe(false);
    expect(fitted).toHaveLength(240);
  });
});

describe('a simple strategy', () => {
  const right = (strategy: string, ...options: string[]) =>
    guessesBy(strategy, [riddle(options)]).map((guess) => guess.right);

  it.each([
    ['most like the others, by words', ['a b c', 'a b x', 'a y c', 'z b c'], 1],
    ['least like the others, by words', ['a b c', 'x b d', 'x d c', 'x b c'], 1],
    ['most like the others, by letters', ['abcdef', 'abcdxx', 'xxcdef', 'abxxef'], 1],
    ['least like the others, by letters', ['uvw', 'abcd', 'abce', 'abcf'], 1],
    ['the longest', ['aaaa', 'aaa', 'aa', 'a'], 1],
    ['the shortest', ['a', 'aa', 'aaa', 'aaaa'], 1],
    ['the longest', ['aa', 'aa', 'a', 'a'], 0.5],
    ['most polite words', ['Ju lutem, ujë.', 'Ujë, çaj.', 'Çaj, ujë.', 'Bukë, ujë.'], 1],
    ['most polite words', ['Ujë.', 'Çaj.', 'Bukë.', 'Kafe.'], 0.25],
  ])('picks by "%s"', (strategy, options, share) => {
    expect(right(strategy, ...options)).toEqual([share]);
  });

  it('avoids the words of Kosovo', () => {
    const options = ['Si?', 'Qysh?', 'Çka?', 'Ku?'];
    const asked = { ...riddle(options), kosovo: [0, 1, 1, 0] };
    expect(guessesBy('no Kosovo word', [asked])).toEqual([{ riddle: asked, right: 0.5 }]);
  });
});

describe('what is guessed right', () => {
  it('is shared among equals', () => {
    const asked = riddle(['a', 'b', 'c', 'd']);
    expect(guessOf(asked, [1, 1, 1, 1]).right).toBe(1 / OPTIONS);
    expect(guessOf(asked, [0, 1, 0, 0]).right).toBe(0);
  });

  it('is told for each kind, odd with form', () => {
    const of = (kind: QuestionKind, right: number) => ({ riddle: riddle([], 0, kind), right });
    const { all, ofKinds } = sharesOf([of('odd', 1), of('form', 0), of('form', 0), of('say', 1)]);
    expect(all).toBe(0.5);
    const shares = Object.fromEntries(
      KIND_GROUPS.map((kinds, at) => [kinds.join('+'), ofKinds[at]]),
    );
    expect(shares).toMatchObject({ 'form+odd': 1 / 3, say: 1, gap: 0.25 });
  });
});
