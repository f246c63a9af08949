import { expect, test } from 'vitest';
import { FORMS } from '../marking/lexicon.fixture.ts';
import { markExercise } from './answer.ts';
import type { Line } from './lines.ts';

const line: Line = {
  albanian: 'Unë pi kafe.',
  english: 'I drink coffee.',
  lessonId: 'l',
  spoken: true,
  words: {},
};

test('what was written is marked word by word, against the gap or the whole sentence', () => {
  const marked = { before: 'Unë pi ', text: 'kafe', after: '.' };
  const fill = { kind: 'fill' as const, wordId: 'kafe', line, marked };
  expect(markExercise(fill, { how: 'written', text: 'Kafe' }, FORMS).verdict).toBe('right');
  const dictation = { kind: 'dictation' as const, wordId: 'kafe', line };
  const answered = markExercise(dictation, { how: 'written', text: 'une pi' }, FORMS);
  expect(answered.words).toEqual([{ wordId: 'kafe', verdict: 'wrong' }]);
  expect(answered.pairs.map(({ relation }) => relation)).toEqual(['marks', 'same', 'missing']);
});

test('of five words to match, those that were not found are missed and the others known', () => {
  const pairs = ['po', 'jo', 'bukë'].map((wordId) => ({ wordId, meaning: `of ${wordId}` }));
  const match = { kind: 'match' as const, pairs, meanings: pairs.map(({ meaning }) => meaning) };
  const { verdict, words } = markExercise(match, { how: 'matched', missed: ['jo'] }, FORMS);
  expect(verdict).toBe('wrong');
  expect(words.map((word) => word.verdict)).toEqual(['right', 'wrong', 'right']);
});

test('a chosen meaning is right or wrong, and what was said is what the learner says of it', () => {
  const marked = { before: 'Unë pi ', text: 'kafe', after: '.' };
  const options = ['coffee', 'tea'];
  const recognise = { kind: 'recognise' as const, wordId: 'kafe', line, marked, options };
  const choose = (option: string) =>
    markExercise({ ...recognise, answer: 'coffee' }, { how: 'chosen', option }, FORMS).verdict;
  expect([choose('coffee'), choose('tea')]).toEqual(['right', 'wrong']);
  const say = { kind: 'say' as const, wordId: 'kafe', line };
  expect(markExercise(say, { how: 'judged', right: true }, FORMS).verdict).toBe('right');
});
