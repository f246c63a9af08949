import { hashOf, seeded } from '@hajde/rules/chance/chance';
import { makeExercise } from '@hajde/rules/practice/make-exercise';
import type { Answered } from '@hajde/rules/practice/mark-exercise';
import { metWords } from '@hajde/rules/practice/sentence';
import { withMissed } from '@hajde/rules/practice/session';
import type { PracticeInProgress } from './practice-in-progress.ts';
import type { PracticeMaterial } from './practice-material.ts';

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

function missedIn(answered: Answered | null): string[] {
  const words = answered?.words ?? [];
  return words.filter(({ verdict }) => verdict === 'wrong').map(({ wordId }) => wordId);
}
