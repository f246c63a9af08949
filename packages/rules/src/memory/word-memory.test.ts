import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Question } from '../course/course.ts';
import { addDays } from '../days/days.ts';
import { rememberedOn } from './history.ts';
import { lessonEvents } from './lesson-events.ts';
import { anyEvents, anyWords, TODAY } from './memory.arbitrary.ts';
import { inOrder, type MemoryEvent, replayMemory } from './memory.ts';
import {
  dueDay,
  forecast,
  isDue,
  isMistake,
  lessonEventId,
  nextDueDay,
  received,
  type WordMemory,
} from './word-memory.ts';

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

/** As stored events come: in their order, each once. */
function knownOn(events: readonly MemoryEvent[], days: readonly string[]): number[] {
  const remembered = rememberedOn(days);
  const once = new Map(events.map((event) => [event.id, event]));
  for (const event of [...once.values()].toSorted(inOrder)) {
    remembered.add('w', { ...event, id: lessonEventId(event.id, 'w') });
  }
  return remembered.sums();
}

test('a word that was only practised is not among those known', () => {
  const remembered = rememberedOn(['2026-11-11']);
  const at = { at: new Date('2026-11-10T10:00:00Z'), day: '2026-11-10' };
  remembered.add('practised', { id: 'review', ...at, outcome: 'right' });
  expect(remembered.sums()).toEqual([0]);
  remembered.add('practised', { id: lessonEventId('c', 'practised'), ...at, outcome: 'right' });
  expect(remembered.sums()[0]).toBeGreaterThan(0.5);
});

test('the past as it is replayed ends where the forecast begins', () => {
  fc.assert(
    fc.property(anyEvents, (events) => {
      const memory = replayMemory(events);
      if (!memory) throw new Error('There was an event.');
      const days = [memory.lastDay, addDays(memory.lastDay, 9)];
      // Over the date line the last event may stand on an earlier day than one before it.
      fc.pre(events.every(({ day }) => day <= memory.lastDay));
      expect(knownOn(events, days)).toEqual(forecast([memory], days));
      expect(knownOn(events, ['2020-01-01'])).toEqual([0]);
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

describe('what was answered wrongly in a lesson', () => {
  const lesson = (outcome: 'right' | 'wrong') => ({
    id: lessonEventId('one', 'mirë'),
    at: new Date(`${TODAY}T10:00:00Z`),
    day: TODAY,
    outcome,
  });
  const review = { ...lesson('right'), id: 'review', at: new Date(`${TODAY}T11:00:00Z`) };
  const word = (...events: Parameters<typeof replayMemory>[0]): WordMemory => {
    const memory = replayMemory(events);
    if (!memory) throw new Error('There was an event.');
    return { ...memory, wordId: 'mirë', suspended: false };
  };

  test('is due at once and not said to be remembered, until it has been answered rightly', () => {
    const mistake = word(lesson('wrong'));
    expect([isMistake(mistake), isDue(mistake, TODAY)]).toEqual([true, true]);
    expect(forecast([mistake], [TODAY])).toEqual([0]);
    const mended = word(lesson('wrong'), review);
    expect([isMistake(mended), isDue(mended, TODAY)]).toEqual([false, false]);
    expect(forecast([mended], [TODAY])).toEqual([1]);
  });

  test('is no mistake where it was right', () => {
    const right = word(lesson('right'));
    expect([isMistake(right), isDue(right, TODAY)]).toEqual([false, false]);
  });
});
