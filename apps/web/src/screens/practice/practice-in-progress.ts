import type { Review } from '@hajde/contract/practice';
import type { Day } from '@hajde/rules/days/days';
import type { SentWordMemory } from '@hajde/rules/memory/word-memory';
import type { Exercise } from '@hajde/rules/practice/exercise';
import type { Answered } from '@hajde/rules/practice/mark-exercise';
import type { PlannedExercise } from '@hajde/rules/practice/session';
import { dropFromTab, keepInTab, readFromTab } from '../../base/tab-storage.ts';

/** A session in progress, kept for the tab, with the id under which it is handed in. */
export interface PracticeInProgress {
  readonly practiceId: string;
  /** The course may change, and with it what exercises are made of. */
  readonly version: string;
  readonly day: Day;
  readonly startedAt: string;
  /** The words that it asks for, as they were remembered when it began. */
  readonly before: readonly SentWordMemory[];
  readonly done: readonly PlannedExercise[];
  readonly next: readonly PlannedExercise[];
  /** What is on the screen; null at the end. */
  readonly now: { readonly plan: PlannedExercise; readonly exercise: Exercise } | null;
  readonly answered: Answered | null;
  readonly reviews: readonly Review[];
}

/** A session that the tab has kept, of this day and this course. */
export function resumePractice(
  userId: string,
  version: string,
  day: Day,
): PracticeInProgress | null {
  const kept = readFromTab<PracticeInProgress>('practice', userId);
  return kept?.version === version && kept.day === day && kept.now ? kept : null;
}

export function keepInTabPractice(userId: string, session: PracticeInProgress): void {
  keepInTab('practice', userId, session);
}

export const dropPractice = (userId: string) => dropFromTab('practice', userId);
