import { addDays, type Day, daysBetween } from '../days.ts';
import { interval, type Memory, type MemoryEvent, retrievability } from './memory.ts';

/** A word that a completed lesson taught, and its place in the learner's memory. */
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

/** The day on which a tenth of such words would be forgotten. */
export function dueDay(memory: Memory): Day {
  return addDays(memory.lastDay, interval(memory));
}

export function isDue(word: WordMemory, day: Day): boolean {
  return !word.suspended && interval(word) <= daysBetween(word.lastDay, day);
}

/** When the next word is due that is not due yet. */
export function nextDueDay(words: readonly WordMemory[], day: Day): Day | null {
  const later = words.filter((word) => !word.suspended && !isDue(word, day)).map(dueDay);
  return later.reduce<Day | null>((first, due) => (first && first < due ? first : due), null);
}

/** How many of these words are still known on each day, if none is asked for until then. */
export function forecast(words: readonly Memory[], days: readonly Day[]): number[] {
  return days.map((day) => words.reduce((sum, word) => sum + retrievability(word, day), 0));
}

/** Whether the word was asked for in a lesson, and not in practice. */
export function isLessonEvent({ id }: Pick<MemoryEvent, 'id'>): boolean {
  return id.startsWith(LESSON_EVENT);
}

/** The completion whose lesson asked for the word last. */
export function completionOf({ lastId }: Memory): string | undefined {
  return lastId.startsWith(LESSON_EVENT) ? lastId.split(':')[1] : undefined;
}

export function lessonEventId(completionId: string, wordId: string): string {
  return `${LESSON_EVENT}${completionId}:${wordId}`;
}

const LESSON_EVENT = 'lesson:';

/** What a review says about the word; nearly right is right. */
export function outcomeOf(verdict: 'right' | 'almost' | 'wrong'): MemoryEvent['outcome'] {
  return verdict === 'wrong' ? 'wrong' : 'right';
}
