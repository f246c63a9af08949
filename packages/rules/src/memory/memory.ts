import { FSRSAlgorithm, type Grade, Rating } from 'ts-fsrs';
import { type Day, daysBetween } from '../days/days.ts';

/** How much of a word is to be left when it is asked for again. */
export const DESIRED_RETENTION = 0.9;

/** What happened to one word at one moment: in the lesson that taught it, in practice, or that it was added. */
export interface MemoryEvent {
  /** Unique; the same event may become known more than once. */
  readonly id: string;
  readonly at: Date;
  /** The learner's calendar day of that moment. */
  readonly day: Day;
  /** `seen` is neither right nor wrong: an answer to a question that has changed since. */
  readonly outcome: 'right' | 'wrong' | 'seen';
}

/** How the id of an event begins by which the learner has added a word on their own. */
const ADDED = 'added:';

/** The learner wants to learn this word, whichever lesson may teach it; a word is added once. */
export function addedEvent(wordId: string, at: Date, day: Day): MemoryEvent {
  return { id: `${ADDED}${wordId}`, at, day, outcome: 'seen' };
}

export function isAdding({ id }: Pick<MemoryEvent, 'id'>): boolean {
  return id.startsWith(ADDED);
}

/** What is known about a word's place in memory; it follows from the word's events alone. */
export interface Memory {
  /** Days after which nine of ten such words are still known. */
  readonly stability: number;
  /** From 1, easy, to 10. */
  readonly difficulty: number;
  readonly lastDay: Day;
  /** Of the last event taken in: what comes later goes on from here. */
  readonly lastAt: Date;
  readonly lastId: string;
  readonly reviews: number;
  readonly lapses: number;
  readonly lastOutcome: MemoryEvent['outcome'];
}

/** The memory of one word, from all its events in whatever order and however often they came. */
export function replayMemory(events: readonly MemoryEvent[]): Memory | null {
  const once = new Map(events.map((event) => [event.id, event]));
  return [...once.values()].toSorted(inOrder).reduce<Memory | null>(remember, null);
}

/**
 * Takes in one event that is later than all before it; `isLater` tells whether it is. To add a word that
 * was met already changes nothing.
 */
export function remember(memory: Memory | null, event: MemoryEvent): Memory {
  if (memory && isAdding(event)) return memory;
  const state = nextState(memory, event);
  const missed = event.outcome === 'wrong';
  return {
    ...state,
    lastDay: event.day,
    lastAt: event.at,
    lastId: event.id,
    reviews: (memory?.reviews ?? 0) + 1,
    lapses: (memory?.lapses ?? 0) + (memory && missed ? 1 : 0),
    lastOutcome: event.outcome,
  };
}

export function isLater(event: MemoryEvent, memory: Memory): boolean {
  return inOrder(event, { at: memory.lastAt, id: memory.lastId }) > 0;
}

/** How likely the word is still known on this day, from 0 to 1. */
export function retrievability(memory: Memory, day: Day): number {
  return algorithm.forgetting_curve(elapsed(memory, day), memory.stability);
}

/**
 * What can honestly be said to be known: nothing of a word whose last answer was wrong, until it has
 * been answered rightly once, nor of one that was added and never asked for.
 */
export function known(memory: Memory, day: Day): number {
  return memory.lastOutcome === 'wrong' || isOnlyAdded(memory) ? 0 : retrievability(memory, day);
}

/** It was added, and nothing has happened to it since. */
export const isOnlyAdded = ({ lastId }: Memory): boolean => isAdding({ id: lastId });

/** How many days after the last review the word is due. */
export function interval(memory: Memory): number {
  return algorithm.next_interval(memory.stability, 0);
}

const algorithm = new FSRSAlgorithm({ request_retention: DESIRED_RETENTION, enable_fuzz: false });

function nextState(memory: Memory | null, event: MemoryEvent) {
  if (memory && event.outcome === 'seen') {
    const { stability, difficulty } = memory;
    return { stability, difficulty };
  }
  const before = memory && { stability: memory.stability, difficulty: memory.difficulty };
  const days = memory ? elapsed(memory, event.day) : 0;
  const { stability, difficulty } = algorithm.next_state(before, days, GRADES[event.outcome]);
  return { stability, difficulty };
}

const GRADES: Record<MemoryEvent['outcome'], Grade> = {
  right: Rating.Good,
  wrong: Rating.Again,
  seen: Rating.Hard,
};

/** Never negative: over the date line a later moment may stand on an earlier day. */
function elapsed(memory: Memory, day: Day): number {
  return Math.max(0, daysBetween(memory.lastDay, day));
}

/** By the moment; of one moment, by the id, so that there is one order only. */
export function inOrder(
  a: Pick<MemoryEvent, 'at' | 'id'>,
  b: Pick<MemoryEvent, 'at' | 'id'>,
): number {
  const apart = a.at.getTime() - b.at.getTime();
  return apart !== 0 ? apart : a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
