import { isConversationWaiting } from './conversation-waiting.ts';
import { unsentPracticeOf } from './pending-practice.ts';
import { unsentOf } from './pending-progress.ts';
import { areSoundsWaiting } from './sounds-waiting.ts';

/** How much only this device has and will still send, of each kind. */
export interface Waiting {
  readonly lessons: number;
  readonly practice: number;
  readonly conversations: number;
  readonly ear: number;
}

export const NOTHING_WAITS: Waiting = { lessons: 0, practice: 0, conversations: 0, ear: 0 };

/** What this learner finished that the server does not have yet; what it refused waits for nothing. */
export async function waitingOf(userId: string): Promise<Waiting> {
  const [lessons, practice, conversations, ear] = await Promise.all([
    unsentOf(userId),
    unsentPracticeOf(userId),
    isConversationWaiting() ? conversationsOf(userId) : [],
    areSoundsWaiting(userId) ? earSessionsOf(userId) : [],
  ]);
  return {
    lessons: lessons.length,
    practice: practice.length,
    conversations: conversations.length,
    ear: ear.length,
  };
}

export const inAll = ({ lessons, practice, conversations, ear }: Waiting) =>
  lessons + practice + conversations + ear;

/** Loaded only where one waits. */
async function conversationsOf(userId: string) {
  return (await import('./heard-conversations.ts')).heardConversations.unsent(userId);
}

async function earSessionsOf(userId: string) {
  return (await import('./heard-sounds.ts')).heardSounds.unsent(userId);
}
