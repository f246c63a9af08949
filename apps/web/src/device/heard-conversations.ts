import { companionDatabase, type HeardConversation } from './companion-database.ts';
import { noteConversationWaiting, noteNoConversationWaiting } from './conversation-waiting.ts';
import { announceProgressChange } from './progress-channel.ts';

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

export async function markTaken({ completionId }: HeardConversation): Promise<void> {
  const database = await companionDatabase();
  await database.delete('heardConversations', completionId);
  if ((await database.count('heardConversations')) === 0) noteNoConversationWaiting();
}

export async function markRefused(heard: HeardConversation, refusal: string): Promise<void> {
  const database = await companionDatabase();
  await database.put('heardConversations', { ...heard, refusal });
}

/** For a fresh start, after which the server would refuse what was heard before it. */
export async function dropHeardBy(userId: string): Promise<void> {
  for (const heard of await heardBy(userId)) await markTaken(heard);
}
