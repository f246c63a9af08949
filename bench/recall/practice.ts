import type { Chance } from '@hajde/rules/chance';
import { addDays } from '@hajde/rules/days';
import { type Memory, type MemoryEvent, remember } from '@hajde/rules/memory/memory';
import { lessonEventId } from '@hajde/rules/memory/word-memory';
import { type PlannedExercise, planSession, withMissed } from '@hajde/rules/practice/session';
import type { Strategy } from './course-of-days.ts';

const FIRST_DAY = '2026-01-01';

/**
 * Hajde's practice as it is: the same memory and the same plan of a session as the app's, one session
 * after the other, and what is missed comes back. A word is first met in a lesson, where nobody knows
 * it yet: it counts as seen.
 */
export function practice(chance: Chance): Strategy {
  const words = new Map<number, Memory>();
  let asked = 0;
  let next: readonly PlannedExercise[] = [];
  let done: readonly PlannedExercise[] = [];
  const take = (word: number, outcome: MemoryEvent['outcome'], day: number, id: string) => {
    asked += 1;
    const event = { id, at: new Date(asked * 1000), day: addDays(FIRST_DAY, day), outcome };
    words.set(word, remember(words.get(word) ?? null, event));
  };
  return {
    met(word, right, day) {
      const outcome = words.has(word) ? (right ? 'right' : 'wrong') : 'seen';
      take(word, outcome, day, lessonEventId(`day ${day}`, String(word)));
    },
    answered(all, day) {
      for (const { word, right } of all) {
        take(word, right ? 'right' : 'wrong', day, `review ${asked}`);
      }
      const missed = all.filter(({ right }) => !right).map(({ word }) => String(word));
      if (missed.length > 0) next = withMissed(next, done, missed);
    },
    next(day) {
      if (next.length === 0) {
        done = [];
        next = planned(words, addDays(FIRST_DAY, day), chance);
      }
      const [exercise, ...rest] = next;
      next = rest;
      if (!exercise) return [];
      done = [...done, exercise];
      return [Number(exercise.wordIds[0])];
    },
  };
}

/** The simulation asks for one word at a time: five that would be matched are asked one by one. */
function planned(words: ReadonlyMap<number, Memory>, day: string, chance: Chance) {
  const memories = [...words].map(([word, memory]) => ({
    ...memory,
    wordId: String(word),
    suspended: false,
  }));
  return planSession(memories, day, chance).flatMap((exercise) =>
    exercise.kind === 'match'
      ? exercise.wordIds.map((id) => ({ kind: 'recognise' as const, wordIds: [id], eased: false }))
      : [exercise],
  );
}
