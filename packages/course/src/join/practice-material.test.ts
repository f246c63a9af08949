import { mark } from '@hajde/albanian/marking/mark';
import { seeded } from '@hajde/rules/chance/chance';
import { answerOf, type Exercise } from '@hajde/rules/practice/exercise';
import { EXERCISE_KINDS, type ExerciseKind } from '@hajde/rules/practice/kinds';
import { linesOf } from '@hajde/rules/practice/lines';
import { makeExercise } from '@hajde/rules/practice/make-exercise';
import { markExercise } from '@hajde/rules/practice/mark-exercise';
import { materialOf } from '@hajde/rules/practice/material';
import { meanTheSame } from '@hajde/rules/practice/pairs';
import type { MetWords } from '@hajde/rules/practice/sentence';
import { tilesOf } from '@hajde/rules/practice/tiles';
import { describe, expect, test } from 'vitest';
import { wholeContent, wholeTexts } from '../testing/whole-course.ts';
import { lexiconForms } from './lexicon-forms.ts';

const content = await wholeContent();
const { units } = await wholeTexts();
const lessons = units.flatMap((unit) => unit.lessons);
const lexicon = lexiconForms(content.lexicon);
const lines = lessons.flatMap(linesOf);
const newWordsOf = new Map(lessons.map(({ id, newWords }) => [id, newWords]));
const material = materialOf(lines, lexicon, {}, newWordsOf);
/** Every tenth word is enough of them: the course is large. */
const words = lessons.flatMap(({ newWords }) => newWords).filter((_, i) => i % 10 === 0);
/** All that the course teaches was met, and is due. */
const everything: MetWords = { get: () => 'waits' };
const made = (kind: ExerciseKind, wordIds: readonly string[], seed = 7, eased = false) =>
  makeExercise({ kind, wordIds, eased }, material, everything, seeded(seed));
const madeOfAll = new Map<ExerciseKind, (Exercise | null)[]>();
/** Made once of a kind: several tests look at the same ones. */
const all = <K extends ExerciseKind>(kind: K) => {
  const exercises = madeOfAll.get(kind) ?? words.map((wordId, i) => made(kind, [wordId], i));
  madeOfAll.set(kind, exercises);
  return exercises.filter((it): it is Extract<Exercise, { kind: K }> => it?.kind === kind);
};

describe('exercises from the lines of the course', () => {
  test('are there for nearly every word that it teaches, from a sentence', () => {
    const without = words.filter((wordId) => made('recognise', [wordId]) === null);
    expect(without.length / words.length).toBeLessThan(0.03);
  });

  test('recognise: four meanings, one of them right, and none of another form by its looks', () => {
    const exercises = all('recognise');
    expect(exercises.length).toBeGreaterThan(words.length * 0.95);
    for (const { options, answer, marked, line } of exercises) {
      expect(new Set(options).size).toBe(4);
      expect(options).toContain(answer);
      expect(`${marked.before}${marked.text}${marked.after}`).toBe(line.albanian);
    }
    // Whoever picks the longest, or the shortest, is right no more often than by chance.
    const wins = (pick: (options: readonly string[]) => string | undefined) =>
      exercises.filter(({ options, answer }) => pick(options) === answer).length / exercises.length;
    const byLength = (options: readonly string[]) =>
      options.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
    expect(wins((options) => byLength(options)[3])).toBeLessThan(0.4);
    expect(wins((options) => byLength(options)[0])).toBeLessThan(0.4);
    expect(wins((options) => options[0])).toBeLessThan(0.35);
  });

  test('recognise, once missed: two meanings', () => {
    const [wordId = ''] = words;
    const eased = made('recognise', [wordId], 1, true);
    expect(eased?.kind === 'recognise' && eased.options).toHaveLength(2);
  });

  test('build: the words of the sentence and three to five wrong ones, and it can be built', () => {
    const exercises = all('build');
    expect(exercises.length).toBeGreaterThan(words.length * 0.9);
    for (const exercise of exercises) {
      const right = tilesOf(exercise.line.albanian);
      const wrong = [...exercise.tiles];
      for (const tile of right) wrong.splice(wrong.indexOf(tile), 1);
      expect(wrong.length).toBeGreaterThanOrEqual(3);
      expect(wrong.length).toBeLessThanOrEqual(5);
      expect(mark(answerOf(exercise), right.join(' '), material.forms).verdict).toBe('right');
      // A wrong tile in the place of a right one is not taken for it.
      const [first = '', ...rest] = right;
      for (const tile of wrong) {
        expect(first).not.toBe(tile);
        const { verdict } = mark(answerOf(exercise), [tile, ...rest].join(' '), material.forms);
        expect([verdict, tile, exercise.line.albanian]).toEqual([
          'wrong',
          tile,
          exercise.line.albanian,
        ]);
      }
    }
  });

  test('fill, dictation and say: the answer is marked right by the marker', () => {
    for (const kind of ['fill', 'dictation', 'say'] as const) {
      for (const exercise of all(kind)) {
        const answer = answerOf(exercise);
        expect(mark(answer, answer, material.forms)).toMatchObject({
          verdict: 'right',
          note: null,
        });
      }
    }
  });

  test('dictation: only of lines that the course says aloud', () => {
    const exercises = all('dictation');
    expect(exercises.length).toBeGreaterThan(words.length * 0.8);
    expect(exercises.every(({ line }) => line.spoken)).toBe(true);
  });

  test('a sentence that is right says so of all of its words', () => {
    for (const exercise of [...all('build'), ...all('dictation')]) {
      const text = exercise.line.albanian;
      const { words } = markExercise(exercise, { how: 'written', text }, material.forms);
      expect(words.filter(({ verdict }) => verdict !== 'right')).toEqual([]);
      expect(words).toHaveLength(exercise.words.length);
    }
  });

  test('build: wrong tiles are words met, in forms that the lessons so far have shown', () => {
    const met = new Set<string>();
    const shown = new Set<string>();
    let builds = 0;
    lessons.forEach((lesson, at) => {
      for (const word of lesson.newWords) met.add(word);
      for (const { albanian } of linesOf(lesson)) {
        for (const text of material.vocabulary.wordsIn(albanian)) {
          shown.add(material.vocabulary.lookUp(text)?.form ?? text);
        }
      }
      const soFar: MetWords = { get: (wordId) => (met.has(wordId) ? 'waits' : undefined) };
      for (const wordId of at < 20 ? lesson.newWords : lesson.newWords.slice(0, 1)) {
        const plan = { kind: 'build', wordIds: [wordId], eased: false } as const;
        const exercise = makeExercise(plan, material, soFar, seeded(at));
        if (exercise?.kind !== 'build') continue;
        builds += 1;
        const wrong = [...exercise.tiles];
        for (const tile of tilesOf(exercise.line.albanian)) wrong.splice(wrong.indexOf(tile), 1);
        expect(wrong.length, exercise.line.albanian).toBeGreaterThanOrEqual(3);
        expect(wrong.length).toBeLessThanOrEqual(5);
        const strange = wrong.filter((tile) => {
          const lemma = material.vocabulary.lookUp(tile)?.lemma ?? tile;
          return !met.has(lemma) || !(shown.has(tile) || tile === lemma);
        });
        expect([lesson.id, exercise.line.albanian, strange]).toEqual([
          lesson.id,
          exercise.line.albanian,
          [],
        ]);
      }
    });
    expect(builds).toBeGreaterThan(lessons.length);
  });

  test('match: words of one lesson that mean the same are never two of one set', () => {
    expect(meanTheSame('edhe', 'dhe', material)).toBe(true);
    let sets = 0;
    for (const { newWords } of lessons) {
      for (let from = 0; from + 5 <= newWords.length; from++) {
        const match = made('match', newWords.slice(from, from + 5), from);
        if (match?.kind !== 'match') throw new Error(`Nothing to match: ${newWords}`);
        sets += 1;
        for (const [i, one] of match.pairs.entries()) {
          for (const other of match.pairs.slice(i + 1)) {
            expect(one.meaning).not.toBe(other.meaning);
            expect(meanTheSame(one.wordId, other.wordId, material)).toBe(false);
          }
        }
      }
    }
    expect(sets).toBeGreaterThan(lessons.length);
  });

  test('match: five words with five meanings', () => {
    const match = made('match', words.slice(0, 5));
    if (match?.kind !== 'match') throw new Error('There is nothing to match.');
    expect(new Set(match.meanings).size).toBe(5);
    expect(match.pairs.map(({ meaning }) => meaning).toSorted()).toEqual(match.meanings.toSorted());
  });

  test('chat: a message as people type it, to be written in full', () => {
    const exercise = made('chat', ['foto']);
    if (exercise?.kind !== 'chat') throw new Error('There is no message with a photo.');
    const { line } = exercise;
    expect(lines).toContainEqual(expect.objectContaining({ chat: line.chat }));
    const answered = (text = '') =>
      markExercise(exercise, { how: 'written', text }, material.forms).verdict;
    expect(answered(line.albanian)).toBe('right');
    expect(answered(line.chat)).toBe('wrong');
    expect(made('chat', ['verë'])?.kind).toBe('fill');
  });

  test('a harder one falls back to an easier one where no line is fit', () => {
    const only = materialOf(
      lines.filter(({ spoken }) => !spoken),
      lexicon,
    );
    const wordId = words.find((word) =>
      makeExercise({ kind: 'build', wordIds: [word], eased: false }, only, everything, seeded(1)),
    );
    const exercise = makeExercise(
      { kind: 'dictation', wordIds: [wordId ?? ''], eased: false },
      only,
      everything,
      seeded(1),
    );
    expect(exercise && EXERCISE_KINDS.indexOf(exercise.kind)).toBeLessThan(
      EXERCISE_KINDS.indexOf('dictation'),
    );
  });
});
