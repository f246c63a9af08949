import { isConversationWaiting } from '../device/conversation-waiting.ts';
import { areSoundsWaiting } from '../device/sounds-waiting.ts';
import { syncFromPage } from './sync-from-page.ts';
import { both, type SyncResult } from './sync-progress.ts';

/** Hands in all that waits on this device: lessons, practice, conversations and the ear trainer's sessions. */
export async function syncEverything(userId: string): Promise<SyncResult> {
  const lessons = await syncFromPage(userId);
  // After the lessons, which may open the unit of a conversation.
  const conversations = isConversationWaiting() ? await conversationsOf(userId) : NOTHING;
  const ear = areSoundsWaiting(userId) ? await earSessionsOf(userId) : NOTHING;
  return both(lessons, both(conversations, ear));
}

const NOTHING: SyncResult = { synced: 0, refused: 0, left: 0 };

/** Loaded only where one waits. */
async function conversationsOf(userId: string) {
  return (await import('./sync-conversations.ts')).syncConversations(userId);
}

async function earSessionsOf(userId: string) {
  return (await import('./sync-sounds.ts')).syncSounds(userId);
}
