import { inOrder, isLater, type Memory, type MemoryEvent, remember } from './memory.ts';
import { isMeeting, type WordMemory } from './word-memory.ts';

/**
 * The words as the device knows them once what waits there to be handed in is taken in too. What is
 * earlier than what the server has replayed already is left to the server, which has all events.
 */
export function withPending(
  words: readonly WordMemory[],
  pending: readonly (MemoryEvent & { readonly wordId: string })[],
): WordMemory[] {
  const known = new Map(words.map((word) => [word.wordId, word]));
  for (const { wordId, ...event } of pending.toSorted(inOrder)) {
    const word = known.get(wordId);
    if (word ? !isLater(event, word) : !isMeeting(event)) continue;
    const memory: Memory = remember(word ?? null, event);
    known.set(wordId, { ...memory, wordId, suspended: word?.suspended ?? false });
  }
  return [...known.values()];
}
