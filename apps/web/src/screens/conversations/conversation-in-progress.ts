import { dropFromTab, keepInTab, readFromTab } from '../../base/tab-storage.ts';

export type Step = 'listen' | 'questions' | 'part' | 'finished';

/** How far the learner is: kept for the tab, so that a reload goes on from there. */
export interface InProgress {
  readonly completionId: string;
  readonly step: Step;
  readonly answers: readonly string[];
}

const KIND = 'conversation';

export function conversationInProgress(userId: string, id: string): InProgress {
  const begun = { completionId: crypto.randomUUID(), step: 'listen' as const, answers: [] };
  return readFromTab<InProgress>(KIND, userId, id) ?? begun;
}

export function keepConversationInProgress(userId: string, id: string, it: InProgress): void {
  keepInTab(KIND, userId, it, id);
}

export function dropConversationInProgress(userId: string, id: string): void {
  dropFromTab(KIND, userId, id);
}
