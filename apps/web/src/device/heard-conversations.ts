import { companionDatabase, type HeardConversation } from './companion-database.ts';
import { noteConversationWaiting, noteNoConversationWaiting } from './conversation-waiting.ts';
import { announceProgressChange } from './progress-channel.ts';
import type { RecordStore } from './record-store.ts';

/** Keeps a conversation that could not be handed in, until it can. */
export async function keepConversation(heard: HeardConversation): Promise<void> {
  const database = await companionDatabase();
  await database.put('heardConversations', heard);
  noteConversationWaiting();
  announceProgressChange();
}

/** What this learner finished and the server does not have yet, refused ones too; oldest first. */
export async function heardBy(userId: string): Promise<HeardConversation[]> {
  const database = await companionDatabase();
  const heard = await database.getAllFromIndex('heardConversations', 'userId', userId);
  return heard.sort((a, b) => Date.parse(a.completedAt) - Date.parse(b.completedAt));
}

export const heardConversations: RecordStore<HeardConversation> = {
  unsent: async (userId) => (await heardBy(userId)).filter(({ refusal }) => refusal === undefined),
  markSynced: ({ completionId }) => drop(completionId),
  markRefused: async (heard, _at, refusal) => {
    const database = await companionDatabase();
    await database.put('heardConversations', { ...heard, refusal });
  },
};

/** For a refused one, once the learner has seen why. */
export async function dismissConversation(completionId: string): Promise<void> {
  await drop(completionId);
  announceProgressChange();
}

/** For a fresh start, after which the server would refuse what was heard before it. */
export async function dropHeardBy(userId: string): Promise<void> {
  for (const { completionId } of await heardBy(userId)) await drop(completionId);
}

async function drop(completionId: string): Promise<void> {
  const database = await companionDatabase();
  await database.delete('heardConversations', completionId);
  if ((await database.count('heardConversations')) === 0) noteNoConversationWaiting();
}
