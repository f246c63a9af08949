import type { Review } from '@hajde/contract/practice';
import { type Given, markExercise } from '@hajde/rules/practice/mark-exercise';
import { asSent } from '../../learner/practice-with-pending.ts';
import type { PracticeInProgress } from './practice-in-progress.ts';
import type { PracticeMaterial } from './practice-material.ts';

/** After an answer: its verdict, and a review of every word that was asked for. */
export function answering(
  session: PracticeInProgress,
  given: Given,
  material: PracticeMaterial,
  at: Date,
): PracticeInProgress {
  const { now } = session;
  if (!now || session.answered) return session;
  const answered = markExercise(now.exercise, given, material.forms);
  const reviews = answered.words.map(
    ({ wordId, verdict }): Review => ({
      reviewId: crypto.randomUUID(),
      wordId,
      kind: now.exercise.kind,
      verdict,
      at: at.toISOString(),
    }),
  );
  return {
    ...session,
    before: [...session.before, ...firstAskedNow(session, reviews, material)],
    answered,
    reviews: [...session.reviews, ...reviews],
  };
}

/** Words that were not planned for: the sentence of another one asked for them, too. */
function firstAskedNow(
  { before }: PracticeInProgress,
  reviews: readonly Review[],
  { met }: PracticeMaterial,
) {
  const known = new Set(before.map(({ wordId }) => wordId));
  const words = reviews.flatMap(({ wordId }) => (known.has(wordId) ? [] : (met.get(wordId) ?? [])));
  return words.map(asSent);
}
