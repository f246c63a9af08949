import type { Answer } from '@hajde/contract/types';
import { type Day, localDay } from '@hajde/rules/days/days';
import { withPending } from '@hajde/rules/memory/pending';
import {
  conversationEventId,
  isDue,
  nextDueDay,
  outcomeOf,
  received,
  type SentWordMemory,
  type WordMemory,
} from '@hajde/rules/memory/word-memory';
import { portionOf } from '@hajde/rules/practice/session';
import type { ConversationRecord, PracticeRecord } from '../outbox/records.ts';

type Practice = Answer<'GET /api/users/:id/practice'>;
type Talk = Pick<ConversationRecord, 'idempotencyKey' | 'missed' | 'at' | 'timeZone'>;

/** What the server said, with what waits on this device taken in: reviews, and what conversations showed. */
export function practiceWithPending(
  answer: Practice,
  pending: readonly Pick<PracticeRecord, 'reviews' | 'timeZone'>[],
  day: Day,
  talks: readonly Talk[] = [],
): Practice {
  const words = withPending(answer.words.map(received), [
    ...pending.flatMap(eventsOf),
    ...talks.flatMap(mistakesOf),
  ]);
  return {
    ...answer,
    day,
    due: words.filter((word) => isDue(word, day)).length,
    ...portionOf(words, day),
    nextDueDay: nextDueDay(words, day),
    paidToday: answer.day === day ? answer.paidToday : 0,
    words: words.map(asSent),
  };
}

export function asSent(word: WordMemory): SentWordMemory {
  return { ...word, lastAt: word.lastAt.toISOString() };
}

function eventsOf({ reviews, timeZone }: Pick<PracticeRecord, 'reviews' | 'timeZone'>) {
  return reviews.map(({ reviewId, wordId, verdict, at }) => ({
    id: reviewId,
    wordId,
    at: new Date(at),
    day: localDay(new Date(at), timeZone),
    outcome: outcomeOf(verdict),
  }));
}

function mistakesOf({ idempotencyKey, missed, at, timeZone }: Talk) {
  return missed.map((wordId) => ({
    id: conversationEventId(idempotencyKey, wordId),
    wordId,
    at: new Date(at),
    day: localDay(new Date(at), timeZone),
    outcome: 'wrong' as const,
  }));
}
