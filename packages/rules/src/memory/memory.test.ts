import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../days/days.ts';
import { anyEvent, anyEvents, TODAY } from './memory.arbitrary.ts';
import {
  DESIRED_RETENTION,
  inOrder,
  interval,
  isLater,
  type Memory,
  type MemoryEvent,
  remember,
  replayMemory,
  retrievability,
} from './memory.ts';

const event = (day: string, outcome: MemoryEvent['outcome'], hour = 10): MemoryEvent => ({
  id: `${day} ${hour}`,
  at: new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`),
  day,
  outcome,
});

describe('the memory of a word', () => {
  test('is the same in whatever order its events become known', () => {
    fc.assert(
      fc.property(
        anyEvents.chain((events) =>
          fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
        ),
        ([events, shuffled]) => {
          expect(replayMemory(shuffled)).toEqual(replayMemory(events));
        },
      ),
    );
  });

  test('is the same however often an event becomes known', () => {
    fc.assert(
      fc.property(
        anyEvents.chain((events) =>
          fc.tuple(fc.constant(events), fc.array(fc.constantFrom(...events), { maxLength: 20 })),
        ),
        ([events, again]) => {
          expect(replayMemory([...again, ...events, ...again])).toEqual(replayMemory(events));
        },
      ),
    );
  });

  test('is what goes on from any earlier state gives, at whatever point the events are split', () => {
    fc.assert(
      fc.property(anyEvents, fc.nat(), (events, at) => {
        const sorted = events.toSorted(inOrder);
        const split = at % (sorted.length + 1);
        const [before, after] = [sorted.slice(0, split), sorted.slice(split)];
        const goneOn = after.reduce<Memory | null>((memory, next) => {
          if (memory) expect(isLater(next, memory)).toBe(true);
          return remember(memory, next);
        }, replayMemory(before));
        expect(goneOn).toEqual(replayMemory(events));
      }),
    );
  });

  test('does not go on from an event that it has taken in, or from an earlier one', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const memory = replayMemory(events);
        for (const known of events) expect(memory && isLater(known, memory)).toBe(false);
      }),
    );
  });

  test('stays within its bounds, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { minLength: 1, maxLength: 40 }), (events) => {
        const memory = replayMemory(events);
        if (!memory) throw new Error('There was an event.');
        expect(memory.stability).toBeGreaterThan(0);
        expect(Number.isFinite(memory.stability)).toBe(true);
        expect(memory.difficulty).toBeGreaterThanOrEqual(1);
        expect(memory.difficulty).toBeLessThanOrEqual(10);
        expect(memory.reviews).toBe(new Set(events.map(({ id }) => id)).size);
        expect(memory.lapses).toBeLessThan(memory.reviews);
        expect(interval(memory)).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

describe('what is left of a word', () => {
  test('is everything on the day itself, and less on every day after', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const memory = replayMemory(events);
        if (!memory) throw new Error('There was an event.');
        const left = [0, 1, 5, 30, 200].map((days) =>
          retrievability(memory, addDays(memory.lastDay, days)),
        );
        expect(left[0]).toBe(1);
        expect(left).toEqual(left.toSorted((a, b) => b - a));
      }),
    );
  });

  test('is about nine tenths on the day it is due', () => {
    const memory = replayMemory([event('2026-11-01', 'right'), event('2026-11-04', 'right')]);
    if (!memory) throw new Error('There were events.');
    const due = retrievability(memory, addDays(memory.lastDay, interval(memory)));
    expect(due).toBeGreaterThan(DESIRED_RETENTION - 0.02);
    expect(due).toBeLessThan(DESIRED_RETENTION + 0.02);
  });
});

test('a right answer makes a word last longer, a wrong one shorter, and a look changes nothing', () => {
  const taught = replayMemory([event('2026-11-01', 'right')]);
  const after = (outcome: MemoryEvent['outcome']) =>
    taught && remember(taught, event('2026-11-05', outcome)).stability;
  expect(after('right')).toBeGreaterThan(taught?.stability ?? Infinity);
  expect(after('wrong')).toBeLessThan(taught?.stability ?? 0);
  expect(after('seen')).toBe(taught?.stability);
});

test('an answer on an earlier day of another zone counts as of the same day', () => {
  const memory = replayMemory([event(TODAY, 'right')]);
  expect(memory && retrievability(memory, addDays(TODAY, -1))).toBe(1);
});
