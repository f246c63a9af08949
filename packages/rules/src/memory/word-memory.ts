import { addDays, type Day } from '../days/days.ts';
import { interval, isAdding, isOnlyAdded, known, type Memory, type MemoryEvent } from './memory.ts';

/** A word that a completed lesson taught or the learner added, and its place in the learner's memory. */
export interface WordMemory extends Memory {
  /** The dictionary form, as lessons name it among their new words. */
  readonly wordId: string;
  /** "I know this": it is never asked for, until it is brought back. */
  readonly suspended: boolean;
}

/** As it is sent: moments are texts there. */
export type SentWordMemory = Omit<WordMemory, 'lastAt'> & { readonly lastAt: string };

export function received(word: SentWordMemory): WordMemory {
  return { ...word, lastAt: new Date(word.lastAt) };
}

/** Answered wrongly in a lesson or a conversation and not asked for since. */
export function isMistake(memory: Memory): boolean {
  return memory.lastOutcome === 'wrong' && wasMetOutsidePractice(memory);
}

/** Asked for in practice on this day, whatever came of it. */
export function wasPractisedOn(memory: Memory, day: Day): boolean {
  return memory.lastDay === day && !wasMetOutsidePractice(memory) && !isOnlyAdded(memory);
}

const wasMetOutsidePractice = ({ lastId }: Memory) =>
  lastId.startsWith(LESSON_EVENT) || lastId.startsWith(CONVERSATION_EVENT);

/** The day on which a tenth of such words would be forgotten; a mistake is due at once, and a word just added. */
export function dueDay(memory: Memory): Day {
  return isMistake(memory) || isOnlyAdded(memory)
    ? memory.lastDay
    : addDays(memory.lastDay, interval(memory));
}

export function isDue(word: WordMemory, day: Day): boolean {
  return !word.suspended && dueDay(word) <= day;
}

/** When the next word is due that is not due yet. */
export function nextDueDay(words: readonly WordMemory[], day: Day): Day | null {
  const later = words.filter((word) => !word.suspended && !isDue(word, day)).map(dueDay);
  return later.reduce<Day | null>((first, due) => (first && first < due ? first : due), null);
}

/** How many of these words are still known on each day, if none is asked for until then. */
export function forecast(words: readonly Memory[], days: readonly Day[]): number[] {
  return days.map((day) => words.reduce((sum, word) => sum + known(word, day), 0));
}

/** Whether the word is met by it: a lesson asked for it, or the learner added it; practice alone does not do. */
export function isMeeting(event: Pick<MemoryEvent, 'id'>): boolean {
  return event.id.startsWith(LESSON_EVENT) || isAdding(event);
}

/** The completion whose lesson asked for the word last. */
export function completionOf({ lastId }: Memory): string | undefined {
  return lastId.startsWith(LESSON_EVENT) ? lastId.split(':')[1] : undefined;
}

export function lessonEventId(completionId: string, wordId: string): string {
  return `${LESSON_EVENT}${completionId}:${wordId}`;
}

export function conversationEventId(completionId: string, wordId: string): string {
  return `${CONVERSATION_EVENT}${completionId}:${wordId}`;
}

const LESSON_EVENT = 'lesson:';
const CONVERSATION_EVENT = 'conversation:';

/** What a review says about the word; nearly right is right. */
export function outcomeOf(verdict: 'right' | 'almost' | 'wrong'): MemoryEvent['outcome'] {
  return verdict === 'wrong' ? 'wrong' : 'right';
}
