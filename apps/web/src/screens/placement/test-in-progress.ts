import type { PlacementSession } from '@hajde/rules/placement-session';
import { dropFromTab, keepInTab, takeFromTab } from '../../base/tab-storage.ts';

/** A test under way, kept for the tab, so that a reload does not cost the answers given so far. */
interface Kept {
  /** The questions may change with the course; a test of other questions is not taken up again. */
  readonly test: string;
  readonly session: PlacementSession;
}

export function takeUp(userId: string, test: string): PlacementSession | null {
  const kept = takeFromTab<Kept>('placement', userId);
  return kept?.test === test ? kept.session : null;
}

export function keep(userId: string, test: string, session: PlacementSession): void {
  const kept: Kept = { test, session };
  keepInTab('placement', userId, kept);
}

export function letGo(userId: string): void {
  dropFromTab('placement', userId);
}
