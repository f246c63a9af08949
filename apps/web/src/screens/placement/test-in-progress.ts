import type { PlacementQuestion } from '@hajde/rules/course/course';
import type { PlacementSession } from '@hajde/rules/play/placement-session';
import { dropFromTab, keepInTab, readFromTab } from '../../base/tab-storage.ts';

/** The questions of one release of the course. */
export interface Test {
  readonly courseVersion: string;
  readonly questions: readonly PlacementQuestion[];
}

/**
 * A test under way, kept for the tab, so that a reload does not cost the answers given so far. With
 * its questions: the app may come back with those of another release.
 */
interface TestInProgress {
  readonly test: Test;
  readonly session: PlacementSession;
}

export function resumeTest(userId: string): TestInProgress | null {
  const stored = readFromTab<TestInProgress>('placement', userId);
  // Older apps kept a text of the questions, from which they cannot be asked.
  return stored && typeof stored.test === 'object' ? stored : null;
}

export function keepTest(userId: string, inProgress: TestInProgress): void {
  keepInTab('placement', userId, inProgress);
}

export function dropTest(userId: string): void {
  dropFromTab('placement', userId);
}
