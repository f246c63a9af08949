import { type LessonPlay, NEW_LESSON_PLAY } from '@hajde/rules/lesson-play';
import { dropFromTab, keepInTab, takeFromTab } from '../../base/tab-storage.ts';

/** A lesson in progress, kept for the tab, with the id under which it will be handed in once. */
export interface KeptPlay {
  readonly completionId: string;
  /** The questions may change with the course; an older play is not taken up again. */
  readonly version: string;
  readonly play: LessonPlay;
}

export function takeUp(userId: string, lessonId: string, version: string): KeptPlay {
  const kept = takeFromTab<KeptPlay>('lesson', userId, lessonId);
  return kept?.version === version
    ? kept
    : { completionId: crypto.randomUUID(), version, play: NEW_LESSON_PLAY };
}

export function keep(userId: string, lessonId: string, kept: KeptPlay): void {
  keepInTab('lesson', userId, kept, lessonId);
}

export function letGo(userId: string, lessonId: string): void {
  dropFromTab('lesson', userId, lessonId);
}
