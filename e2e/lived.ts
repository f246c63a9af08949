import { randomUUID } from 'node:crypto';
import { REVIEWS_OF_A_SESSION } from '@hajde/rules/practice/payment';
import type { Page } from '@playwright/test';
import { ask, type Person } from './person.ts';
import { courseFile, lessonOf } from './play.ts';

/** Finishes the next lessons of the path, all right. */
export async function learnLessons(page: Page, me: Person, count: number): Promise<void> {
  const { units } = await courseFile(page, 'outline');
  const progress = await ask(page, me, 'GET /api/users/:id/progress');
  const done = new Set(progress.map(({ lessonId }) => lessonId));
  const next = units
    .flatMap(({ lessons }) => lessons)
    .filter(({ id }) => !done.has(id))
    .slice(0, count);
  for (const { id } of next) await finish(page, me, id, false);
}

/** Finishes a lesson with everything answered wrongly. */
export const missLesson = (page: Page, me: Person, lessonId: string) =>
  finish(page, me, lessonId, true);

export async function hearScene(
  page: Page,
  me: Person,
  conversationId: string,
  answers?: string[],
): Promise<void> {
  await ask(page, me, 'POST /api/users/:id/conversations/:conversationId/complete', {
    params: { conversationId },
    body: { completionId: randomUUID(), ...(answers && { answers }) },
  });
}

/** A day that keeps the streak: a lesson on the first, later a session of practice. */
export async function practiseAll(page: Page, me: Person, day: number): Promise<void> {
  if (day === 1) return learnLessons(page, me, 3);
  const { words } = await ask(page, me, 'GET /api/users/:id/practice');
  const reviews = words.slice(0, REVIEWS_OF_A_SESSION).map(({ wordId }) => ({
    reviewId: randomUUID(),
    wordId,
    kind: 'recognise' as const,
    verdict: 'right' as const,
    at: new Date().toISOString(),
  }));
  await ask(page, me, 'POST /api/practice/complete', {
    body: { userId: me.id, practiceId: randomUUID(), finished: true, reviews },
  });
}

async function finish(page: Page, me: Person, lessonId: string, wrongly: boolean): Promise<void> {
  const { unitId, questions } = await lessonOf(page, lessonId);
  const answers = questions.map(({ options, correctAnswer }) =>
    wrongly ? (options.find((option) => option !== correctAnswer) ?? correctAnswer) : correctAnswer,
  );
  const body = { userId: me.id, unitId, lessonId, perfect: !wrongly, xpEarned: 0, gemsEarned: 0 };
  await ask(page, me, 'POST /api/lessons/complete', { body: { ...body, answers } });
}
