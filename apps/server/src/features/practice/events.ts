import type { Catalogue } from '@hajde/rules/catalogue';
import { localDay } from '@hajde/rules/days';
import type { Verdict } from '@hajde/rules/marking/mark';
import { lessonEvents } from '@hajde/rules/memory/lesson-events';
import type { MemoryEvent } from '@hajde/rules/memory/memory';
import { outcomeOf } from '@hajde/rules/memory/word-memory';
import type { Statement } from '../../db/statement.ts';

/** Word → what has happened to it. */
export type EventsOfWords = Map<string, MemoryEvent[]>;

/** A stored completion, as far as memory needs it. */
export interface CompletionRow {
  readonly completionId: string;
  readonly lessonId: string;
  readonly savedAt: Date;
  readonly localDay: string | null;
  readonly zone: string;
  readonly answers: readonly string[] | null;
}

export interface ReviewRow {
  readonly reviewId: string;
  readonly wordId: string;
  readonly verdict: Verdict;
  readonly at: Date;
  readonly day: string;
}

const COMPLETION_FIELDS = `
  completion_id as "completionId", lesson_id as "lessonId", saved_at as "savedAt",
  local_day as "localDay", zone, answers`;

export const COMPLETIONS_TO_REMEMBER: Statement = {
  name: 'completions-to-remember',
  text: `select ${COMPLETION_FIELDS} from completion where learner_id = $1 and not remembered`,
};

export const COMPLETIONS_OF_LESSONS: Statement = {
  name: 'completions-of-lessons',
  text: `
    select ${COMPLETION_FIELDS} from completion
    where learner_id = $1 and lesson_id = any ($2::text[])`,
};

const REVIEW_FIELDS = `review_id as "reviewId", word_id as "wordId", verdict, at, day`;

export const REVIEWS_OF_WORDS: Statement = {
  name: 'reviews-of-words',
  text: `
    select ${REVIEW_FIELDS} from review where learner_id = $1 and word_id = any ($2::text[])`,
};

export const ALL_COMPLETIONS: Statement = {
  name: 'all-completions',
  text: `select ${COMPLETION_FIELDS} from completion where learner_id = $1`,
};

export const ALL_REVIEWS: Statement = {
  name: 'all-reviews',
  text: `select ${REVIEW_FIELDS} from review where learner_id = $1`,
};

/** What these completions and reviews say about each word. */
export function eventsOf(
  course: Catalogue,
  completions: readonly CompletionRow[],
  reviews: readonly ReviewRow[],
): EventsOfWords {
  const events: EventsOfWords = new Map();
  const add = (wordId: string, event: MemoryEvent) => {
    const known = events.get(wordId);
    if (known) known.push(event);
    else events.set(wordId, [event]);
  };
  for (const { lessonId, savedAt, localDay: day, zone, ...played } of completions) {
    const lesson = course.lesson(lessonId)?.lesson;
    if (!lesson) continue;
    const at = { at: savedAt, day: day ?? localDay(savedAt, zone) };
    for (const [wordId, event] of lessonEvents(lesson, { ...played, ...at })) add(wordId, event);
  }
  for (const { reviewId, wordId, verdict, at, day } of reviews) {
    add(wordId, { id: reviewId, at, day, outcome: outcomeOf(verdict) });
  }
  return events;
}
