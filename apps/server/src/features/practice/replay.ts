import type { Catalogue } from '@hajde/rules/course/catalogue';
import { inOrder, type Memory, type MemoryEvent, remember } from '@hajde/rules/memory/memory';
import { isMeeting } from '@hajde/rules/memory/word-memory';
import type { Transaction } from '../../db/transaction.ts';
import { eachStoredEvent } from './stored-events.ts';

/**
 * The memory of words from everything that is stored about them and what is new, which may be stored
 * already. A word that was only practised is not met: its lesson is still to come, or on its way.
 */
export async function replayed(
  tx: Transaction,
  course: Catalogue,
  learnerId: string,
  news: ReadonlyMap<string, readonly MemoryEvent[]>,
): Promise<Map<string, Memory>> {
  if (news.size === 0) return new Map();
  const words = new Map([...news].map(([wordId, events]) => [wordId, new Replay(events)]));
  const take = (wordId: string, event: MemoryEvent) => words.get(wordId)?.take(event);
  await eachStoredEvent(tx.client, course, learnerId, take, [...news.keys()]);
  return new Map(
    [...words].flatMap(([wordId, word]) => {
      const memory = word.end();
      return memory ? [[wordId, memory]] : [];
    }),
  );
}

/** One word, whose stored events come in their order, with the new ones put in between. */
class Replay {
  readonly #news: readonly MemoryEvent[];
  #next = 0;
  #memory: Memory | null = null;
  #isMet = false;

  constructor(events: readonly MemoryEvent[]) {
    const once = new Map(events.map((event) => [event.id, event]));
    this.#news = [...once.values()].toSorted(inOrder);
  }

  take(event: MemoryEvent): void {
    this.#takeNewsUntil(event);
    if (this.#memory?.lastId !== event.id) this.#remember(event);
  }

  end(): Memory | null {
    this.#takeNewsUntil(undefined);
    return this.#isMet ? this.#memory : null;
  }

  #takeNewsUntil(event: MemoryEvent | undefined): void {
    for (let next = this.#news[this.#next]; next; next = this.#news[this.#next]) {
      if (event && inOrder(next, event) > 0) return;
      this.#next += 1;
      this.#remember(next);
    }
  }

  #remember(event: MemoryEvent): void {
    this.#memory = remember(this.#memory, event);
    this.#isMet ||= isMeeting(event);
  }
}
