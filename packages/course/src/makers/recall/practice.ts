import type { Chance } from '@hajde/rules/chance/chance';
import { addDays } from '@hajde/rules/days/days';
import { type MemoryEvent, remember } from '@hajde/rules/memory/memory';
import { lessonEventId, outcomeOf, type WordMemory } from '@hajde/rules/memory/word-memory';
import type { SentenceWord } from '@hajde/rules/practice/exercise';
import type { Found } from '@hajde/rules/practice/material';
import { reviewsOfSentence } from '@hajde/rules/practice/reviews-of-sentence';
import {
  isWholeSentence,
  lineFor,
  type MetWords,
  metWords,
  sentenceWords,
} from '@hajde/rules/practice/sentence';
import { type PlannedExercise, planSession, withMissed } from '@hajde/rules/practice/session';
import { linesFor, numberOf, wordIds } from './course-lines.ts';
import type { Strategy } from './course-of-days.ts';

const FIRST_DAY = '2026-01-01';

interface Asked {
  readonly words: readonly SentenceWord[];
  /** Words of the course that stand there, too, and that nobody has taught yet. */
  readonly neverMet: number;
}

/**
 * Hajde's practice as it is: the same memory, the same plan of a session and the same sentences as the
 * app's, one session after the other, and what is missed comes back. A word is first met in a lesson,
 * where nobody knows it yet: it counts as seen.
 */
export function practice(chance: Chance): Strategy {
  const words = new Map<string, WordMemory>();
  let events = 0;
  let linesWith = linesFor([]);
  let next: readonly PlannedExercise[] = [];
  let done: readonly PlannedExercise[] = [];
  let reviewed: readonly string[] = [];
  let asked: Asked = { words: [], neverMet: 0 };

  const take = (wordId: string, outcome: MemoryEvent['outcome'], day: number, id: string) => {
    events += 1;
    const known = words.get(wordId) ?? null;
    const event = { id, at: new Date(events * 1000), day: addDays(FIRST_DAY, day), outcome };
    words.set(wordId, { ...remember(known, event), wordId, suspended: false });
  };
  return {
    met(word, right, day) {
      const wordId = wordIds[word] ?? '';
      const outcome = words.has(wordId) ? (right ? 'right' : 'wrong') : 'seen';
      take(wordId, outcome, day, lessonEventId(`day ${day}`, wordId));
    },
    next(day) {
      const today = addDays(FIRST_DAY, day);
      if (next.length === 0) {
        next = planned([...words.values()], today, chance);
        linesWith = linesFor(next.flatMap((exercise) => exercise.wordIds));
        done = [];
        reviewed = [];
      }
      const [exercise, ...rest] = next;
      if (!exercise) return [];
      next = rest;
      done = [...done, exercise];
      const elsewhere = [...reviewed, ...rest.flatMap((other) => other.wordIds)];
      asked = askedBy(exercise, linesWith, metWords(words, today, elsewhere), chance);
      return asked.words.flatMap(({ wordId }) => numberOf(wordId) ?? []);
    },
    answered(all, day) {
      const verdicts = asked.words.map((word, i) => {
        const verdict = all[i]?.right ? ('right' as const) : ('wrong' as const);
        return { ...word, verdict };
      });
      const faults = asked.neverMet + all.filter(({ right }) => !right).length;
      const reviews = reviewsOfSentence(verdicts, faults);
      for (const { wordId, verdict } of reviews) {
        take(wordId, outcomeOf(verdict), day, `review ${events}`);
      }
      reviewed = [...reviewed, ...reviews.map(({ wordId }) => wordId)];
      const missed = reviews.filter(({ verdict }) => verdict === 'wrong');
      if (missed.length === 0) return;
      next = withMissed(
        next,
        done,
        missed.map(({ wordId }) => wordId),
      );
    },
  };
}

function askedBy(
  { kind, wordIds: [wordId = ''] }: PlannedExercise,
  linesWith: (wordId: string) => readonly Found[],
  met: MetWords,
  chance: Chance,
): Asked {
  const one = { words: [{ wordId, forms: [], waits: false }], neverMet: 0 };
  if (!isWholeSentence(kind)) return one;
  const line = lineFor(linesWith(wordId), kind, met, chance);
  if (!line) return one;
  const neverMet = [...line.places.keys()].filter(
    (each) => numberOf(each) !== undefined && met.get(each) === undefined,
  );
  return { words: sentenceWords(wordId, line, met), neverMet: neverMet.length };
}

/** The simulation asks for one word at a time: five that would be matched are asked one by one. */
function planned(words: readonly WordMemory[], day: string, chance: Chance) {
  return planSession(words, day, chance).flatMap((exercise) =>
    exercise.kind === 'match'
      ? exercise.wordIds.map((id) => ({ kind: 'recognise' as const, wordIds: [id], eased: false }))
      : [exercise],
  );
}
