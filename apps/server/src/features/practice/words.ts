import type { Answer } from '@hajde/contract/types';
import { OCCASIONS } from '@hajde/rules/course/occasion';
import { addDays, localDay } from '@hajde/rules/days/days';
import { known } from '@hajde/rules/memory/memory';
import { dueDay, forecast, type WordMemory } from '@hajde/rules/memory/word-memory';
import { and, eq } from 'drizzle-orm';
import { wordMemory } from '../../db/schema.ts';
import { notFound } from '../../http/refusal.ts';
import type { Server } from '../../http/server.ts';
import { knownOn } from './known-on.ts';
import { metWords } from './read.ts';
import { sent } from './word-memories.ts';

const DAYS_EACH_WAY = 30;

/** Every word that the learner has met, and how many of them they knew and will know. */
export async function readWords(
  server: Server,
  learnerId: string,
  now: Date,
  zone: string,
): Promise<Answer<'GET /api/users/:id/words'>> {
  const day = localDay(now, zone);
  const { words } = await metWords(server, learnerId, now, zone);
  const past = Array.from({ length: DAYS_EACH_WAY }, (_, i) => addDays(day, i - DAYS_EACH_WAY));
  const coming = Array.from({ length: DAYS_EACH_WAY + 1 }, (_, i) => addDays(day, i));
  const known = [...(await knownOn(server, learnerId, past)), ...forecast(words, coming)];
  return {
    day,
    words: words.flatMap((word) => shown(server, word, day)),
    remembered: [...past, ...coming].map((on, i) => ({ day: on, words: known[i] ?? 0 })),
  };
}

/** Marks a word as known, or asks for it again. */
export async function suspend(
  { database }: Server,
  learnerId: string,
  wordId: string,
  since: Date | null,
): Promise<{ ok: true }> {
  const changed = await database.db
    .update(wordMemory)
    .set({ suspendedAt: since })
    .where(and(eq(wordMemory.learnerId, learnerId), eq(wordMemory.wordId, wordId)))
    .returning({ wordId: wordMemory.wordId });
  if (changed.length === 0) throw notFound('word among those you have met');
  return { ok: true };
}

function shown({ course }: Server, word: WordMemory, day: string) {
  const lesson = course.lessonOfWord(word.wordId);
  const place = lesson ?? course.occasionOfWord(word.wordId);
  const told = course.vocabulary[word.wordId];
  if (!place || !told) return [];
  return [
    {
      ...sent(word),
      unitId: lesson?.unitId ?? OCCASIONS,
      lessonId: place.id,
      means: told.means,
      part: told.part,
      ipa: told.ipa,
      standard: [...told.standard],
      kosovo: [...told.kosovo],
      sentence: told.sentence,
      strength: known(word, day),
      dueDay: dueDay(word),
    },
  ];
}
