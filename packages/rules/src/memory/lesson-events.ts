import type { ServedLesson } from '../course/course-release.ts';
import type { Day } from '../days/days.ts';
import type { MemoryEvent } from './memory.ts';
import { lessonEventId } from './word-memory.ts';

/** A finished lesson, as far as memory needs it. */
export interface PlayedLesson {
  readonly completionId: string;
  readonly at: Date;
  readonly day: Day;
  /** The option chosen first for each question; null where they were not sent. */
  readonly answers: readonly string[] | null;
}

/** What a finished lesson says about each of its new words. */
export function lessonEvents(
  lesson: Pick<ServedLesson, 'uses' | 'questions'>,
  played: PlayedLesson,
): Map<string, MemoryEvent> {
  const { completionId, at, day } = played;
  return new Map(
    Object.keys(lesson.uses).map((wordId) => {
      const id = lessonEventId(completionId, wordId);
      return [wordId, { id, at, day, outcome: outcomeOf(wordId, lesson, played) }];
    }),
  );
}

/**
 * Missed where one question with the word was answered wrongly; known where all were answered right.
 * What was no option of today's question tells nothing: the question has changed since.
 */
function outcomeOf(
  wordId: string,
  { uses, questions }: Pick<ServedLesson, 'uses' | 'questions'>,
  { answers }: PlayedLesson,
): MemoryEvent['outcome'] {
  const told = (uses[wordId] ?? []).map((place) => {
    const [question, answer] = [questions[place], answers?.[place]];
    if (answer === undefined || !question?.options.includes(answer)) return 'seen';
    return answer === question.correctAnswer ? 'right' : 'wrong';
  });
  if (told.includes('wrong')) return 'wrong';
  return told.length > 0 && !told.includes('seen') ? 'right' : 'seen';
}
