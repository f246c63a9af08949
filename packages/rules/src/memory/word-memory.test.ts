import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Question } from '../course.ts';
import { addDays } from '../days.ts';
import { rememberedOn } from './history.ts';
import { lessonEvents } from './lesson-events.ts';
import { anyEvents, anyWords, TODAY } from './memory.arbitrary.ts';
import { replayMemory, retrievability } from './memory.ts';
import { dueDay, forecast, isDue, nextDueDay, received } from './word-memory.ts';

test('what is sent as JSON is received as it was', () => {
  fc.assert(
    fc.property(anyWords, (words) => {
      expect(JSON.parse(JSON.stringify(words)).map(received)).toEqual(words);
    }),
  );
});

test('no word is due before the next due day, and one is on it', () => {
  fc.assert(
    fc.property(anyWords, (words) => {
      const next = nextDueDay(words, TODAY);
      const waiting = words.filter((word) => !word.suspended && !isDue(word, TODAY));
      if (next === null) {
        expect(waiting).toEqual([]);
        return;
      }
      expect(next > TODAY).toBe(true);
      expect(waiting.some((word) => isDue(word, next))).toBe(true);
      expect(waiting.some((word) => isDue(word, addDays(next, -1)))).toBe(false);
    }),
  );
});

test('a suspended word is never due', () => {
  fc.assert(
    fc.property(anyWords, (words) => {
      for (const word of words) {
        expect(isDue({ ...word, suspended: true }, dueDay(word))).toBe(false);
        expect(isDue({ ...word, suspended: false }, dueDay(word))).toBe(true);
      }
    }),
  );
});

test('the past as it is replayed ends where the forecast begins', () => {
  fc.assert(
    fc.property(anyEvents, (events) => {
      const memory = replayMemory(events);
      if (!memory) throw new Error('There was an event.');
      const days = [memory.lastDay, addDays(memory.lastDay, 9)];
      // Over the date line the last event may stand on an earlier day than one before it.
      fc.pre(events.every(({ day }) => day <= memory.lastDay));
      expect(rememberedOn(events, days)).toEqual(forecast([memory], days));
      expect(rememberedOn(events, ['2020-01-01'])).toEqual([0]);
      expect(rememberedOn([...events, ...events], days)[0]).toBe(
        retrievability(memory, memory.lastDay),
      );
    }),
  );
});

describe('what a lesson says about its words', () => {
  const question = (right: string): Question => ({
    type: 'multiple_choice',
    kind: 'meaning',
    question: '?',
    options: [right, 'other'],
    optionsLang: 'en',
    correctAnswer: right,
    words: {},
  });
  const lesson = { uses: { a: [0, 1], b: [1], c: [2] }, questions: ['x', 'y', 'z'].map(question) };
  const played = { completionId: 'one', at: new Date(`${TODAY}T10:00:00Z`), day: TODAY };
  const outcomes = (answers: readonly string[] | null) =>
    [...lessonEvents(lesson, { ...played, answers }).values()].map(({ outcome }) => outcome);

  test('is right where all questions with the word were answered right, else wrong', () => {
    expect(outcomes(['x', 'y', 'z'])).toEqual(['right', 'right', 'right']);
    expect(outcomes(['other', 'y', 'z'])).toEqual(['wrong', 'right', 'right']);
    expect(outcomes(['x', 'other', 'z'])).toEqual(['wrong', 'wrong', 'right']);
  });

  test('is neither where the answers are missing or are no options of the question', () => {
    expect(outcomes(null)).toEqual(['seen', 'seen', 'seen']);
    expect(outcomes(['x', 'of another release', 'z'])).toEqual(['seen', 'seen', 'right']);
    expect(outcomes(['other', 'of another release'])).toEqual(['wrong', 'seen', 'seen']);
  });

  test('has an id of its own for each word, the same whenever it is asked', () => {
    const ids = () =>
      [...lessonEvents(lesson, { ...played, answers: null })].map(([, { id }]) => id);
    expect(new Set(ids()).size).toBe(3);
    expect(ids()).toEqual(ids());
  });
});
