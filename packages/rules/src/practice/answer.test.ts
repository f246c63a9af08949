import { describe, expect, test } from 'vitest';
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
  const dictation = { kind: 'dictation' as const, wordId: 'kafe', line, marked, others: [] };
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
  const say = { kind: 'say' as const, wordId: 'kafe', line, marked, others: [] };
  expect(markExercise(say, { how: 'judged', right: true }, FORMS).verdict).toBe('right');
});

describe('the words of a sentence', () => {
  const marked = { before: 'Unë pi ', text: 'kafe', after: '.' };
  const others = [
    { wordId: 'unë', text: 'Unë', waits: true },
    { wordId: 'pi', text: 'pi', waits: false },
  ];
  const dictation = { kind: 'dictation' as const, wordId: 'kafe', line, marked, others };
  const written = (text: string) =>
    markExercise(dictation, { how: 'written', text }, FORMS).words.map(
      ({ wordId, verdict }) => `${wordId} ${verdict}`,
    );

  test('are known where they were written right and wait to be asked for', () => {
    expect(written('Unë pi kafe')).toEqual(['kafe right', 'unë right']);
    expect(written('une pi kafe')).toEqual(['kafe right', 'unë almost']);
  });

  test('are missed one by one, where the word asked for was right', () => {
    expect(written('Unë blej kafe')).toEqual(['kafe right', 'unë right', 'pi wrong']);
    expect(written('Unë pi')).toEqual(['kafe wrong', 'unë right']);
    expect(written('')).toEqual(['kafe wrong']);
  });

  test('are what the learner says of the whole, where nobody else can tell', () => {
    const say = { ...dictation, kind: 'say' as const };
    const judged = (right: boolean) => markExercise(say, { how: 'judged', right }, FORMS).words;
    expect(judged(true).map(({ wordId }) => wordId)).toEqual(['kafe', 'unë']);
    expect(judged(false)).toEqual([{ wordId: 'kafe', verdict: 'wrong' }]);
  });
});
