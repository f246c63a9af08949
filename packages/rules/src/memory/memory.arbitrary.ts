import fc from 'fast-check';
import { addDays, localDay } from '../days/days.ts';
import { type MemoryEvent, replayMemory } from './memory.ts';
import { lessonEventId, type WordMemory } from './word-memory.ts';

const DAY_MS = 86_400_000;
export const TODAY = '2026-11-15';

/** Something that happened to a word within the last hundred days, at any hour. */
export const anyEvent: fc.Arbitrary<MemoryEvent> = fc
  .record({
    id: fc.uuid(),
    ago: fc.integer({ min: 0, max: 100 * DAY_MS }),
    zone: fc.constantFrom('Europe/Belgrade', 'America/New_York', 'Pacific/Auckland'),
    outcome: fc.constantFrom<MemoryEvent['outcome'][]>('right', 'wrong', 'seen'),
  })
  .map(({ id, ago, zone, outcome }) => {
    // To the second, so that some events fall into one moment.
    const at = new Date(Math.floor((Date.parse(TODAY) - ago) / 1000) * 1000);
    return { id, at, day: localDay(at, zone), outcome };
  });

export const anyEvents = fc.uniqueArray(anyEvent, {
  minLength: 1,
  maxLength: 12,
  selector: ({ id }) => id,
});

/** What somebody has met: a few lessons of some words each, and what practice has made of them. */
export const anyWords: fc.Arbitrary<WordMemory[]> = fc
  .array(
    fc.record({
      completionId: fc.uuid(),
      daysAgo: fc.integer({ min: 0, max: 60 }),
      words: fc.array(
        fc.record({
          outcome: fc.constantFrom<MemoryEvent['outcome'][]>('right', 'wrong', 'seen'),
          reviews: fc.array(fc.constantFrom<MemoryEvent['outcome'][]>('right', 'wrong'), {
            maxLength: 6,
          }),
          suspended: fc.boolean(),
        }),
        { minLength: 1, maxLength: 8 },
      ),
    }),
    { maxLength: 8 },
  )
  .map((lessons) =>
    lessons.flatMap(({ completionId, daysAgo, words }, lesson) =>
      words.flatMap(({ outcome, reviews, suspended }, place) => {
        const wordId = `word ${lesson}-${place}`;
        const at = (ago: number) => {
          const day = addDays(TODAY, -ago);
          return { at: new Date(`${day}T10:00:00Z`), day };
        };
        const events: MemoryEvent[] = [
          { id: lessonEventId(completionId, wordId), ...at(daysAgo), outcome },
          ...reviews.map((result, i) => ({
            id: `${wordId} ${i}`,
            ...at(Math.max(0, daysAgo - 2 ** i)),
            outcome: result,
          })),
        ];
        const memory = replayMemory(events);
        return memory ? [{ ...memory, wordId, suspended: suspended && place % 5 === 0 }] : [];
      }),
    ),
  );
