import type { Review } from '@hajde/contract/practice';
import { hashOf, seeded } from '@hajde/rules/chance';
import { type Answered, type Given, markExercise } from '@hajde/rules/practice/answer';
import { makeExercise } from '@hajde/rules/practice/make-exercise';
import { metWords } from '@hajde/rules/practice/sentence';
import { withMissed } from '@hajde/rules/practice/session';
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

/** The next exercise; what was missed comes back before the end. */
export function following(
  session: PracticeInProgress,
  material: PracticeMaterial,
): PracticeInProgress {
  const done = session.now ? [...session.done, session.now.plan] : session.done;
  const missed = missedIn(session.answered);
  let next = missed.length > 0 ? withMissed(session.next, done, missed) : session.next;
  for (;;) {
    const [plan, ...rest] = next;
    if (!plan) return { ...session, done, next: [], now: null, answered: null };
    // The same session makes the same exercises.
    const chance = seeded(hashOf(`${session.practiceId} ${done.length}`));
    const elsewhere = [
      ...session.reviews.map(({ wordId }) => wordId),
      ...rest.flatMap(({ wordIds }) => wordIds),
    ];
    const met = metWords(material.met, session.day, elsewhere);
    const exercise = makeExercise(plan, material, met, chance);
    if (exercise) return { ...session, done, next: rest, now: { plan, exercise }, answered: null };
    next = rest;
  }
}

/** Whether the word has been asked for in this session before, in a sentence of another one too. */
export function isAskedAgain({ now, answered, reviews }: PracticeInProgress): boolean {
  const before = reviews.slice(0, reviews.length - (answered?.words.length ?? 0));
  return before.some(({ wordId }) => wordId === now?.plan.wordIds[0]);
}

/** Whether going on ends it: what was missed comes back, unless it was as easy as it gets. */
export function isLast(session: PracticeInProgress, material: PracticeMaterial): boolean {
  return session.answered !== null && following(session, material).now === null;
}

export function missedIn(answered: Answered | null): string[] {
  const words = answered?.words ?? [];
  return words.filter(({ verdict }) => verdict === 'wrong').map(({ wordId }) => wordId);
}
