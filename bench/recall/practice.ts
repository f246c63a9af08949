import type { Chance } from '@hajde/rules/chance';
import { addDays } from '@hajde/rules/days';
import { type MemoryEvent, remember } from '@hajde/rules/memory/memory';
import { lessonEventId, outcomeOf, type WordMemory } from '@hajde/rules/memory/word-memory';
import type { ExerciseKind } from '@hajde/rules/practice/kinds';
import { reviewsOfSentence } from '@hajde/rules/practice/reviews-of-sentence';
import {
  isWholeSentence,
  lineFor,
  type MetWords,
  metWords,
  otherWords,
} from '@hajde/rules/practice/sentence';
import { type PlannedExercise, planSession, withMissed } from '@hajde/rules/practice/session';
import { material, numberOf, wordIds } from './course-lines.ts';
import type { Strategy } from './course-of-days.ts';

const FIRST_DAY = '2026-01-01';

/**
 * Hajde's practice as it is: the same memory, the same plan of a session and the same sentences as the
 * app's, one session after the other, and what is missed comes back. A word is first met in a lesson,
 * where nobody knows it yet: it counts as seen.
 */
export function practice(chance: Chance): Strategy {
  const words = new Map<string, WordMemory>();
  let asked = 0;
  let next: readonly PlannedExercise[] = [];
  let done: readonly PlannedExercise[] = [];
  let reviewed: readonly string[] = [];
  let waits = new Set<string>();
  const take = (wordId: string, outcome: MemoryEvent['outcome'], day: number, id: string) => {
    asked += 1;
    const known = words.get(wordId) ?? null;
    const event = { id, at: new Date(asked * 1000), day: addDays(FIRST_DAY, day), outcome };
    words.set(wordId, { ...remember(known, event), wordId, suspended: false });
  };
  return {
    met(word, right, day) {
      const wordId = wordIds[word] ?? '';
      const outcome = words.has(wordId) ? (right ? 'right' : 'wrong') : 'seen';
      take(wordId, outcome, day, lessonEventId(`day ${day}`, wordId));
    },
    next(day) {
      if (next.length === 0) {
        done = [];
        reviewed = [];
        next = planned([...words.values()], addDays(FIRST_DAY, day), chance);
      }
      const [exercise, ...rest] = next;
      const [wordId] = exercise?.wordIds ?? [];
      if (!exercise || wordId === undefined) return [];
      next = rest;
      done = [...done, exercise];
      const elsewhere = [...reviewed, ...rest.flatMap((other) => other.wordIds)];
      const met = metWords(words, addDays(FIRST_DAY, day), elsewhere);
      const others = isWholeSentence(exercise.kind)
        ? othersBeside(wordId, exercise.kind, met, chance)
        : [];
      waits = new Set(others.filter((other) => other.waits).map((other) => other.wordId));
      return [wordId, ...others.map((other) => other.wordId)].map(numberOf);
    },
    answered(all, day) {
      const [about, ...others] = all.map(({ word, right }) => {
        const wordId = wordIds[word] ?? '';
        return {
          wordId,
          verdict: right ? ('right' as const) : ('wrong' as const),
          waits: waits.has(wordId),
        };
      });
      if (!about) return;
      const sentence = all.every(({ right }) => right) ? 'right' : 'wrong';
      const reviews = reviewsOfSentence(about, others, sentence);
      for (const { wordId, verdict } of reviews) {
        take(wordId, outcomeOf(verdict), day, `review ${asked}`);
      }
      reviewed = [...reviewed, ...reviews.map(({ wordId }) => wordId)];
      const missed = reviews.filter(({ verdict }) => verdict === 'wrong');
      if (missed.length > 0)
        next = withMissed(
          next,
          done,
          missed.map(({ wordId }) => wordId),
        );
    },
  };
}

function othersBeside(wordId: string, kind: ExerciseKind, met: MetWords, chance: Chance) {
  const line = lineFor(material.linesWith(wordId), kind, met, chance);
  return line ? otherWords(wordId, line, met) : [];
}

/** The simulation asks for one word at a time: five that would be matched are asked one by one. */
function planned(words: readonly WordMemory[], day: string, chance: Chance) {
  return planSession(words, day, chance).flatMap((exercise) =>
    exercise.kind === 'match'
      ? exercise.wordIds.map((id) => ({ kind: 'recognise' as const, wordIds: [id], eased: false }))
      : [exercise],
  );
}
