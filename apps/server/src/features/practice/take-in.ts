import type { Catalogue } from '@hajde/rules/course/catalogue';
import { inOrder, isLater, type Memory, remember } from '@hajde/rules/memory/memory';
import type { WordMemory } from '@hajde/rules/memory/word-memory';
import type { Change, Statement } from '../../db/statement.ts';
import type { Transaction } from '../../db/transaction.ts';
import { type AddedRow, type CompletionRow, eventsOf, type ReviewRow } from './events.ts';
import { replayed } from './replay.ts';
import { memoriesChange, memoriesOf } from './word-memories.ts';

/**
 * Takes new completions, reviews and additions into the memory of the words that they touch: what is later than
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
  added: readonly AddedRow[] = [],
): Promise<{ words: Map<string, WordMemory>; changes: Change[] }> {
  const news = eventsOf(course, completions, reviews, added);
  const known = await memoriesOf(tx, learnerId, [...new Set([...news.keys(), ...askedAbout])]);
  const before = byId(known);
  const late = [...news].filter(([wordId, events]) => {
    const memory = before.get(wordId);
    return !memory || !events.every((event) => isLater(event, memory));
  });
  const anew = await replayed(tx, course, learnerId, new Map(late));
  const isLate = new Set(late.map(([wordId]) => wordId));
  const changed = [...news].flatMap(([wordId, events]) => {
    const word = before.get(wordId);
    const memory = isLate.has(wordId)
      ? anew.get(wordId)
      : events.toSorted(inOrder).reduce<Memory | null>(remember, word ?? null);
    return memory ? [{ ...memory, wordId, suspended: word?.suspended ?? false }] : [];
  });
  const changes = [
    ...memoriesChange(learnerId, changed),
    ...rememberedChange(learnerId, completions),
  ];
  return { words: byId([...known, ...changed]), changes };
}

/**
 * The same for lessons with all their completions, however many: each of their words is replayed once,
 * where taking in part after part would replay it with each.
 */
export async function takeInWhole(
  tx: Transaction,
  course: Catalogue,
  learnerId: string,
  lessonIds: readonly string[],
): Promise<Change[]> {
  const wordIds = lessonIds.flatMap((id) => Object.keys(course.lesson(id)?.lesson.uses ?? {}));
  const before = byId(await memoriesOf(tx, learnerId, wordIds));
  const anew = await replayed(tx, course, learnerId, new Map(wordIds.map((id) => [id, []])));
  const words = [...anew].map(([wordId, memory]) => {
    return { ...memory, wordId, suspended: before.get(wordId)?.suspended ?? false };
  });
  const remembered = { statement: WHOLE_REMEMBERED, values: [learnerId, lessonIds] };
  return [...memoriesChange(learnerId, words), remembered];
}

const byId = (words: readonly WordMemory[]) => new Map(words.map((word) => [word.wordId, word]));

const REMEMBERED: Statement = {
  name: 'completions-remembered',
  text: `
    update completion set remembered = true
    where learner_id = $1 and completion_id = any ($2::uuid[])
      and saved_at >= $3 and saved_at <= $4`,
};

const WHOLE_REMEMBERED: Statement = {
  name: 'lessons-remembered',
  text: `
    update completion set remembered = true
    where learner_id = $1 and lesson_id = any ($2::text[]) and not remembered`,
};

function rememberedChange(learnerId: string, completions: readonly CompletionRow[]): Change[] {
  if (completions.length === 0) return [];
  const ids = completions.map(({ completionId }) => completionId);
  const times = completions.map(({ savedAt }) => savedAt.getTime());
  // PostgreSQL knows microseconds, a Date does not.
  const [from, to] = [Math.min(...times), Math.max(...times) + 1].map((ms) => new Date(ms));
  return [{ statement: REMEMBERED, values: [learnerId, ids, from, to] }];
}
