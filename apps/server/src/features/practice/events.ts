import type { Verdict } from '@hajde/albanian/marking/mark';
import type { Catalogue } from '@hajde/rules/course/catalogue';
import { answersAt } from '@hajde/rules/course/played-release';
import { localDay } from '@hajde/rules/days/days';
import { lessonEvents } from '@hajde/rules/memory/lesson-events';
import { addedEvent, type MemoryEvent } from '@hajde/rules/memory/memory';
import { outcomeOf } from '@hajde/rules/memory/word-memory';
import type { Statement } from '../../db/statement.ts';

/** Word → what has happened to it. */
type EventsOfWords = Map<string, MemoryEvent[]>;

/** A stored completion, as far as memory needs it. */
export interface CompletionRow {
  readonly completionId: string;
  readonly lessonId: string;
  readonly savedAt: Date;
  readonly localDay: string | null;
  readonly zone: string;
  readonly courseVersion: string;
  /** Which option of that version was chosen first; texts in older rows. */
  readonly answers: readonly (number | string)[] | null;
}

export interface ReviewRow {
  readonly reviewId: string;
  readonly wordId: string;
  readonly verdict: Verdict;
  readonly at: Date;
  readonly day: string;
}

/** A word that the learner added on their own. */
export interface AddedRow {
  readonly wordId: string;
  readonly at: Date;
  readonly day: string;
}

const COMPLETION_FIELDS = `
  completion_id as "completionId", lesson_id as "lessonId", saved_at as "savedAt",
  local_day as "localDay", zone, course_version as "courseVersion", answers`;

/** More than anybody plays in a day; who has more takes them in one part after the other. */
export const LESSONS_AT_A_TIME = 200;

export const COMPLETIONS_TO_REMEMBER: Statement = {
  name: 'completions-to-remember',
  text: `
    select ${COMPLETION_FIELDS} from completion where learner_id = $1 and not remembered
    order by saved_at limit ${LESSONS_AT_A_TIME}`,
};

/** What these completions, reviews and additions say about each word. */
export function eventsOf(
  course: Catalogue,
  completions: readonly CompletionRow[],
  reviews: readonly ReviewRow[],
  added: readonly AddedRow[] = [],
): EventsOfWords {
  const events: EventsOfWords = new Map();
  const add = (wordId: string, event: MemoryEvent) => {
    const known = events.get(wordId);
    if (known) known.push(event);
    else events.set(wordId, [event]);
  };
  for (const completion of completions) {
    for (const [wordId, event] of eventsOfLesson(course, completion)) add(wordId, event);
  }
  for (const review of reviews) add(review.wordId, eventOfReview(review));
  for (const row of added) add(row.wordId, eventOfAdded(row));
  return events;
}

export function eventsOfLesson(
  course: Catalogue,
  { completionId, lessonId, savedAt, localDay: day, zone, courseVersion, answers }: CompletionRow,
): ReadonlyMap<string, MemoryEvent> {
  const lesson = course.lesson(lessonId)?.lesson;
  if (!lesson) return new Map();
  const releases = course.releasesOfLesson(lessonId);
  return lessonEvents(lesson, {
    completionId,
    at: savedAt,
    day: day ?? localDay(savedAt, zone),
    answers:
      answers && asTexts(answers, (positions) => answersAt(releases, courseVersion, positions)),
  });
}

export function eventOfReview({ reviewId, verdict, at, day }: ReviewRow): MemoryEvent {
  return { id: reviewId, at, day, outcome: outcomeOf(verdict) };
}

export function eventOfAdded({ wordId, at, day }: AddedRow): MemoryEvent {
  return addedEvent(wordId, at, day);
}

function asTexts(
  answers: readonly (number | string)[],
  textsOf: (positions: readonly number[]) => readonly string[] | null,
): readonly string[] | null {
  const positions = answers.filter((answer) => typeof answer === 'number');
  if (positions.length === answers.length) return textsOf(positions);
  return answers.map(String);
}
