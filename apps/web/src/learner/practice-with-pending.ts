import type { Answer } from '@hajde/contract/types';
import { type Day, localDay } from '@hajde/rules/days';
import { withPending } from '@hajde/rules/memory/pending';
import {
  isDue,
  nextDueDay,
  outcomeOf,
  received,
  type SentWordMemory,
  type WordMemory,
} from '@hajde/rules/memory/word-memory';
import type { PendingPractice } from '../device/practice-database.ts';

type Practice = Answer<'GET /api/users/:id/practice'>;

/** What the server said, with the reviews that wait on this device taken in. */
export function practiceWithPending(
  answer: Practice,
  pending: readonly Pick<PendingPractice, 'reviews' | 'timeZone'>[],
  day: Day,
): Practice {
  const words = withPending(answer.words.map(received), pending.flatMap(eventsOf));
  return {
    ...answer,
    day,
    due: words.filter((word) => isDue(word, day)).length,
    nextDueDay: nextDueDay(words, day),
    paidToday: answer.day === day ? answer.paidToday : 0,
    words: words.map(asSent),
  };
}

export function asSent(word: WordMemory): SentWordMemory {
  return { ...word, lastAt: word.lastAt.toISOString() };
}

function eventsOf({ reviews, timeZone }: Pick<PendingPractice, 'reviews' | 'timeZone'>) {
  return reviews.map(({ reviewId, wordId, verdict, at }) => ({
    id: reviewId,
    wordId,
    at: new Date(at),
    day: localDay(new Date(at), timeZone),
    outcome: outcomeOf(verdict),
  }));
}
