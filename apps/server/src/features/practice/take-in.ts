import type { Catalogue } from '@hajde/rules/catalogue';
import {
  inOrder,
  isLater,
  type Memory,
  type MemoryEvent,
  remember,
  replayMemory,
} from '@hajde/rules/memory/memory';
import { isLessonEvent, type WordMemory } from '@hajde/rules/memory/word-memory';
import type { Change, Statement } from '../../db/statement.ts';
import type { Transaction } from '../../db/transaction.ts';
import {
  COMPLETIONS_OF_LESSONS,
  type CompletionRow,
  type EventsOfWords,
  eventsOf,
  REVIEWS_OF_WORDS,
  type ReviewRow,
} from './events.ts';
import { memoriesChange, memoriesOf } from './word-memories.ts';

/**
 * Takes new completions and reviews into the memory of the words that they touch: what is later than
 * all before it goes on from there; anything else replays the word from everything that is stored.
 * The learner must be locked. Returns those words and the ones asked about besides, as they are
 * remembered now, and what is to be written.
 */
export async function takeIn(
  tx: Transaction,
  course: Catalogue,
  learnerId: string,
  completions: readonly CompletionRow[],
  reviews: readonly ReviewRow[],
  askedAbout: readonly string[] = [],
): Promise<{ words: Map<string, WordMemory>; changes: Change[] }> {
  const news = eventsOf(course, completions, reviews);
  const known = await memoriesOf(tx, learnerId, [...new Set([...news.keys(), ...askedAbout])]);
  const before = byId(known);
  const late = [...news].flatMap(([wordId, events]) => {
    const memory = before.get(wordId);
    return memory && events.every((event) => isLater(event, memory)) ? [] : [wordId];
  });
  const all = await stored(tx, course, learnerId, late);
  const changed = [...news].flatMap(([wordId, events]) => {
    const word = before.get(wordId);
    const memory = late.includes(wordId)
      ? replayed([...(all.get(wordId) ?? []), ...events])
      : events.toSorted(inOrder).reduce<Memory | null>(remember, word ?? null);
    return memory ? [{ ...memory, wordId, suspended: word?.suspended ?? false }] : [];
  });
  const changes = [
    ...memoriesChange(learnerId, changed),
    ...rememberedChange(learnerId, completions),
  ];
  return { words: byId([...known, ...changed]), changes };
}

const byId = (words: readonly WordMemory[]) => new Map(words.map((word) => [word.wordId, word]));

/** A word that was only practised is not met: its lesson is still to come, or on its way. */
function replayed(events: readonly MemoryEvent[]): Memory | null {
  return events.some(isLessonEvent) ? replayMemory(events) : null;
}

async function stored(
  tx: Transaction,
  course: Catalogue,
  learnerId: string,
  wordIds: readonly string[],
): Promise<EventsOfWords> {
  if (wordIds.length === 0) return new Map();
  const lessonIds = new Set(wordIds.flatMap((wordId) => course.lessonOfWord(wordId)?.id ?? []));
  const [completions, reviews] = await Promise.all([
    tx.rows<CompletionRow>(COMPLETIONS_OF_LESSONS, [learnerId, [...lessonIds]]),
    tx.rows<ReviewRow>(REVIEWS_OF_WORDS, [learnerId, wordIds]),
  ]);
  return eventsOf(course, completions, reviews);
}

const REMEMBERED: Statement = {
  name: 'completions-remembered',
  text: `
    update completion set remembered = true
    where learner_id = $1 and completion_id = any ($2::uuid[])`,
};

function rememberedChange(learnerId: string, completions: readonly CompletionRow[]): Change[] {
  if (completions.length === 0) return [];
  const ids = completions.map(({ completionId }) => completionId);
  return [{ statement: REMEMBERED, values: [learnerId, ids] }];
}
