import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyEvents } from './memory.arbitrary.ts';
import { inOrder, replayMemory } from './memory.ts';
import { withPending } from './pending.ts';
import { lessonEventId, type WordMemory } from './word-memory.ts';

const wordOf = (events: Parameters<typeof replayMemory>[0]): WordMemory[] => {
  const memory = replayMemory(events);
  return memory ? [{ ...memory, wordId: 'mirë', suspended: false }] : [];
};

test('what waits on the device and is later than all that is known gives what the server will give', () => {
  fc.assert(
    fc.property(anyEvents, fc.nat(), (events, at) => {
      const sorted = events.toSorted(inOrder);
      const split = 1 + (at % sorted.length);
      const pending = sorted.slice(split).map((event) => ({ ...event, wordId: 'mirë' }));
      const known = wordOf(sorted.slice(0, split));
      expect(withPending(known, [...pending, ...pending].toReversed())).toEqual(wordOf(events));
    }),
  );
});

test('what is earlier than what is known is left to the server', () => {
  fc.assert(
    fc.property(anyEvents, (events) => {
      const known = wordOf(events);
      expect(
        withPending(
          known,
          events.map((event) => ({ ...event, wordId: 'mirë' })),
        ),
      ).toEqual(known);
    }),
  );
});

test('a word is met by its lesson, and not by a review of it', () => {
  const at = { at: new Date('2026-11-15T10:00:00Z'), day: '2026-11-15', wordId: 'mirë' };
  const review = { ...at, id: 'review', outcome: 'right' as const };
  const lesson = { ...at, id: lessonEventId('one', 'mirë'), outcome: 'right' as const };
  expect(withPending([], [review])).toEqual([]);
  expect(withPending([], [review, lesson])).toMatchObject([{ wordId: 'mirë', reviews: 2 }]);
});
