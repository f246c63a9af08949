import type { Catalogue } from '@hajde/rules/course/catalogue';
import type { MemoryEvent } from '@hajde/rules/memory/memory';
import type { PoolClient } from 'pg';
import {
  type AddedRow,
  type CompletionRow,
  eventOfAdded,
  eventOfReview,
  eventsOfLesson,
  type ReviewRow,
} from './events.ts';
import { reviewsOfTalk, type TalkRow } from './talks.ts';

/** In the order of `inOrder`: ids are compared letter by letter. */
const STORED = `
  declare events no scroll cursor for
  select * from (
    select saved_at as at, 'lesson:' || completion_id as id, completion_id as "completionId",
      lesson_id as "lessonId", saved_at as "savedAt", local_day as "localDay", zone,
      course_version as "courseVersion", answers,
      null::text as "reviewId", null::text as "wordId", null::text as verdict, null::date as day,
      null::text[] as missed
    from completion where learner_id = $1 and ($2::text[] is null or lesson_id = any ($2))
    union all
    select at, review_id::text, null, null, null, null, null, null, null,
      review_id::text, word_id, verdict, day, null
    from review where learner_id = $1 and ($3::text[] is null or word_id = any ($3))
    union all
    select at, 'added:' || word_id, null, null, null, null, null, null, null,
      null, word_id, null, day, null
    from added_word where learner_id = $1 and ($3::text[] is null or word_id = any ($3))
    union all
    select saved_at, 'conversation:' || completion_id, completion_id, null, saved_at, local_day, zone,
      null, null, null, null, null, null, missed
    from finished_conversation
    where learner_id = $1 and missed <> '{}' and ($3::text[] is null or missed && $3)
  ) as events order by at, id collate "C"`;

const ROWS_AT_A_TIME = 500;

type EventRow =
  | (CompletionRow & { readonly reviewId: null; readonly missed: null })
  | (ReviewRow & { readonly completionId: null; readonly missed: null })
  | (AddedRow & { readonly reviewId: null; readonly completionId: null; readonly missed: null })
  | (TalkRow & { readonly reviewId: null });

/**
 * Hands on what has happened to a learner's words, all of them or those named, each once and in its
 * order. Years of it are read a few at a time and let go of: within a transaction, since a cursor
 * lives no longer.
 */
export async function eachStoredEvent(
  client: PoolClient,
  course: Catalogue,
  learnerId: string,
  take: (wordId: string, event: MemoryEvent) => void,
  wordIds?: readonly string[],
): Promise<void> {
  const lessonIds = wordIds?.flatMap((wordId) => course.lessonOfWord(wordId)?.id ?? []);
  const only = wordIds && new Set(wordIds);
  await client.query(STORED, [learnerId, lessonIds && [...new Set(lessonIds)], wordIds ?? null]);
  for (;;) {
    const { rows } = await client.query<EventRow>(`fetch ${ROWS_AT_A_TIME} from events`);
    for (const row of rows) {
      for (const [wordId, event] of eventsOf(course, row)) {
        if (!only || only.has(wordId)) take(wordId, event);
      }
    }
    if (rows.length < ROWS_AT_A_TIME) break;
  }
  await client.query('close events');
}

function eventsOf(course: Catalogue, row: EventRow): Iterable<[string, MemoryEvent]> {
  if (row.missed !== null) {
    return reviewsOfTalk(row).map((review) => [review.wordId, eventOfReview(review)]);
  }
  if (row.reviewId !== null) return [[row.wordId, eventOfReview(row)]];
  if (row.completionId !== null) return eventsOfLesson(course, row);
  return [[row.wordId, eventOfAdded(row)]];
}
