import { type LessonPlay, NEW_LESSON_PLAY } from '@hajde/rules/play/lesson-play';
import { dropFromTab, keepInTab, readFromTab } from '../../base/tab-storage.ts';

/** A lesson in progress, kept for the tab, with the id under which it will be handed in once. */
interface LessonInProgress {
  readonly completionId: string;
  /** The questions may change with the course; an older play is not taken up again. */
  readonly version?: string | undefined;
  readonly play: LessonPlay;
}

/** A play that the tab has kept goes on; else a new one begins, under the given id if there is one. */
export function resumeLesson(
  userId: string,
  lessonId: string,
  version: string | undefined,
  completionId: string | undefined,
): LessonInProgress {
  const stored = readFromTab<LessonInProgress>('lesson', userId, lessonId);
  return stored && stored.version === version
    ? stored
    : { completionId: completionId ?? crypto.randomUUID(), version, play: NEW_LESSON_PLAY };
}

export function keepLesson(userId: string, lessonId: string, inProgress: LessonInProgress): void {
  keepInTab('lesson', userId, inProgress, lessonId);
}

export function dropLesson(userId: string, lessonId: string): void {
  dropFromTab('lesson', userId, lessonId);
}
