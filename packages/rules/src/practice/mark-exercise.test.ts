import { FORMS } from '@hajde/albanian/forms/lexicon.fixture';
import { describe, expect, test } from 'vitest';
import type { Exercise } from './exercise.ts';
import type { Line } from './lines.ts';
import { markExercise } from './mark-exercise.ts';

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
  const words = [{ wordId: 'kafe', forms: ['kafe'], waits: true }];
  const dictation = { kind: 'dictation' as const, wordId: 'kafe', line, marked, words };
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
  const words = [{ wordId: 'kafe', forms: ['kafe'], waits: true }];
  const say = { kind: 'say' as const, wordId: 'kafe', line, marked, words };
  expect(markExercise(say, { how: 'judged', right: true }, FORMS).verdict).toBe('right');
});

describe('the words of a sentence', () => {
  const word = (wordId: string, waits: boolean, ...forms: string[]) => ({ wordId, forms, waits });
  const words = [
    word('kafe', true, 'kafe'),
    word('unë', true, 'Unë'),
    word('pi', false, 'pi'),
    word('çaj', true, 'çaj'),
  ];
  const tea = { ...line, albanian: 'Unë pi kafe e çaj.' };
  const marked = { before: 'Unë pi ', text: 'kafe', after: ' e çaj.' };
  const dictation = { kind: 'dictation' as const, wordId: 'kafe', line: tea, marked, words };
  const written = (text: string) =>
    markExercise(dictation, { how: 'written', text }, FORMS).words.map(
      ({ wordId, verdict }) => `${wordId} ${verdict}`,
    );

  test('are known where they were written right and wait to be asked for', () => {
    expect(written('Unë pi kafe e çaj')).toEqual(['kafe right', 'unë right', 'çaj right']);
    expect(written('une pi kafe e caj')).toEqual(['kafe right', 'unë almost', 'çaj almost']);
  });

  test('are missed one by one, where the word asked for was right', () => {
    expect(written('Unë blej kafe e çaj')).toEqual([
      'kafe right',
      'unë right',
      'çaj right',
      'pi wrong',
    ]);
    expect(written('Unë pi e çaj')).toEqual(['kafe wrong', 'unë right', 'çaj right']);
  });

  test('are not told apart where the sentence fell apart, whatever is missing in it', () => {
    expect(written('Kafe')).toEqual(['kafe wrong']);
    expect(written('')).toEqual(['kafe wrong']);
    expect(written('kafe e çaj kurrë')).toEqual(['kafe wrong', 'çaj right']);
  });

  test('are known where they stand in another place; the sentence is to be asked for again', () => {
    expect(written('Unë pi kafe çaj e')).toEqual(['kafe wrong', 'unë right', 'çaj right']);
    expect(written('Pi unë kafe e çaj')).toEqual(['kafe wrong', 'unë almost', 'çaj right']);
  });

  test('are missed in whichever of their forms was wrong', () => {
    const both = { ...line, albanian: 'Unë dua çaj, ti don ujë.' };
    const asked = { before: 'Unë dua ', text: 'çaj', after: ', ti don ujë.' };
    const want = word('dua', true, 'dua', 'don');
    const exercise = { ...dictation, wordId: 'çaj', line: both, marked: asked };
    const tea = { ...exercise, words: [word('çaj', true, 'çaj'), want] };
    const given = { how: 'written', text: 'Unë dua çaj, ti dua ujë.' } as const;
    expect(markExercise(tea, given, FORMS).words).toEqual([
      { wordId: 'çaj', verdict: 'right' },
      { wordId: 'dua', verdict: 'wrong' },
    ]);
  });

  test('are not known in a sentence that an older app has kept: the one asked for has its verdict', () => {
    const kept: Exercise = JSON.parse(JSON.stringify({ ...dictation, words: undefined }));
    const given = { how: 'written', text: 'Unë blej kafe e çaj' } as const;
    expect(markExercise(kept, given, FORMS).words).toEqual([{ wordId: 'kafe', verdict: 'wrong' }]);
  });

  test('are what the learner says of the whole, where nobody else can tell', () => {
    const say = { ...dictation, kind: 'say' as const };
    const judged = (right: boolean) => markExercise(say, { how: 'judged', right }, FORMS).words;
    expect(judged(true).map(({ wordId }) => wordId)).toEqual(['kafe', 'unë', 'çaj']);
    expect(judged(false)).toEqual([{ wordId: 'kafe', verdict: 'wrong' }]);
  });
});
