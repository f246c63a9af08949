import type { Day } from '../days.ts';
import { inOrder, type Memory, type MemoryEvent, remember, retrievability } from './memory.ts';

/** How likely one word was known at the end of each of these days, the earliest first. */
export function rememberedOn(events: readonly MemoryEvent[], days: readonly Day[]): number[] {
  const left = [...new Map(events.map((event) => [event.id, event])).values()].toSorted(inOrder);
  let memory: Memory | null = null;
  let next = 0;
  return days.map((day) => {
    for (let event = left[next]; event && event.day <= day; event = left[next]) {
      memory = remember(memory, event);
      next += 1;
    }
    return memory ? retrievability(memory, day) : 0;
  });
}
