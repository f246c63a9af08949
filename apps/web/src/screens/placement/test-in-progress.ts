import type { PlacementSession } from '@hajde/rules/placement-session';
import { dropFromTab, keepInTab, readFromTab } from '../../base/tab-storage.ts';

/** A test under way, kept for the tab, so that a reload does not cost the answers given so far. */
interface TestInProgress {
  /** The questions may change with the course; a test of other questions is not taken up again. */
  readonly test: string;
  readonly session: PlacementSession;
}

export function resumeTest(userId: string, test: string): PlacementSession | null {
  const stored = readFromTab<TestInProgress>('placement', userId);
  return stored?.test === test ? stored.session : null;
}

export function keepTest(userId: string, test: string, session: PlacementSession): void {
  const inProgress: TestInProgress = { test, session };
  keepInTab('placement', userId, inProgress);
}

export function dropTest(userId: string): void {
  dropFromTab('placement', userId);
}
