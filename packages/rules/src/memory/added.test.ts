import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyEvents, TODAY } from './memory.arbitrary.ts';
import { addedEvent, known, remember, replayMemory } from './memory.ts';
import { dueDay, isMeeting, isMistake } from './word-memory.ts';

const added = addedEvent('hajr', new Date(`${TODAY}T10:00:00Z`), TODAY);

describe('a word that the learner has added', () => {
  test('is met by it, due on the same day, no mistake, and not known before it was asked for', () => {
    const memory = remember(null, added);
    expect(isMeeting(added)).toBe(true);
    expect([dueDay(memory), isMistake(memory), known(memory, TODAY)]).toEqual([TODAY, false, 0]);
    const answered = remember(memory, {
      id: 'r1',
      at: new Date(`${TODAY}T10:01:00Z`),
      day: TODAY,
      outcome: 'right',
    });
    expect(dueDay(answered) > TODAY).toBe(true);
    expect(known(answered, TODAY)).toBe(1);
  });

  test('stays as it is remembered where it was met before', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const memory = replayMemory(events);
        fc.pre(memory !== null);
        const later = { ...added, at: new Date(memory.lastAt.getTime() + 1) };
        expect(replayMemory([...events, later])).toEqual(memory);
      }),
    );
  });
});
