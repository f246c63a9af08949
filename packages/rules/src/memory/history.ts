import type { Day } from '../days/days.ts';
import { known, type Memory, type MemoryEvent, remember } from './memory.ts';
import { isMeeting } from './word-memory.ts';

/**
 * How many words were known at the end of each of these days, the earliest first. The events come one by
 * one, those of each word in their order and each once, so that a long life of them needs no more room
 * than its words do.
 */
export function rememberedOn(days: readonly Day[]) {
  const words = new Map<string, Word>();
  const passTo = (word: Word, day: Day | undefined) => {
    for (let on = days[word.known.length]; on !== undefined; on = days[word.known.length]) {
      if (day !== undefined && on >= day) return;
      word.known.push(word.memory ? known(word.memory, on) : 0);
    }
  };
  return {
    add(wordId: string, event: MemoryEvent): void {
      const word = words.get(wordId) ?? { memory: null, known: [], isMet: false };
      passTo(word, event.day);
      word.memory = remember(word.memory, event);
      word.isMet ||= isMeeting(event);
      words.set(wordId, word);
    },
    /** A word that was only practised is not met: its lesson is still to come. */
    sums(): number[] {
      const met = [...words.values()].filter(({ isMet }) => isMet);
      for (const word of met) passTo(word, undefined);
      return days.map((_, i) => met.reduce((sum, word) => sum + (word.known[i] ?? 0), 0));
    },
  };
}

interface Word {
  memory: Memory | null;
  /** How likely it was known at the end of the days that have passed so far. */
  readonly known: number[];
  isMet: boolean;
}
