import type { Contrast } from '@hajde/rules/course/sounds';
import { type EarSession, startEarSession } from '@hajde/rules/play/ear-trainer';
import { dropFromTab, keepInTab, readFromTab } from '../../base/tab-storage.ts';
import { lastEarDifficulty } from '../../device/ear-difficulty.ts';

/** How far the learner is: kept for the tab, so that a reload goes on from there. */
export interface EarInProgress {
  readonly sessionId: string;
  readonly session: EarSession;
  /** What was answered to the question on the screen. */
  readonly chosen: 0 | 1 | null;
}

const KIND = 'ear';

export function earInProgress(userId: string, contrast: Contrast): EarInProgress | undefined {
  const kept = readFromTab<EarInProgress>(KIND, userId, contrast.id);
  return kept && isIn(contrast, kept) ? kept : beginEar(userId, contrast);
}

export function beginEar(userId: string, contrast: Contrast): EarInProgress | undefined {
  const sessionId = crypto.randomUUID();
  const session = startEarSession(contrast, sessionId, lastEarDifficulty(userId, contrast.id));
  return session && { sessionId, session, chosen: null };
}

export function keepEarInProgress(userId: string, { id }: Contrast, it: EarInProgress): void {
  keepInTab(KIND, userId, it, id);
}

export function dropEarInProgress(userId: string, { id }: Contrast): void {
  dropFromTab(KIND, userId, id);
}

/** A new version of the course may have left the pair out, or no longer say it in that voice. */
function isIn({ pairs }: Contrast, { session: { question } }: EarInProgress): boolean {
  return pairs[question.pair]?.voices[question.voice] !== undefined;
}
