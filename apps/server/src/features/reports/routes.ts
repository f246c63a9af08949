import { questionReport } from '../../db/schema.ts';
import { notFound } from '../../http/refusal.ts';
import { route } from '../../http/route.ts';
import type { Server } from '../../http/server.ts';
import { type Limit, take } from '../../http/throttle.ts';

/** For somebody who reads a whole unit with care, and another the day after; clips count with questions. */
const REPORTS: Limit = { name: 'question reports', atOnce: 30, thenOneEveryMs: 30 * 60_000 };

export function reportRoutes(server: Server): void {
  const { course, database } = server;

  route(server, 'POST /api/question-reports', async ({ body, learner, now }) => {
    const question = course.lesson(body.lessonId)?.lesson.questions[body.question];
    if (question === undefined) throw notFound('question');
    if (body.heard !== undefined && body.heard !== question.audio) throw notFound('clip');
    await take(database.db, [{ limit: REPORTS, who: learner.id }], now);
    await database.db.insert(questionReport).values({
      learnerId: learner.id,
      lessonId: body.lessonId,
      question: body.question,
      questionText: body.heard ?? question.question,
      courseVersion: course.version,
      reason: body.reason,
      note: body.note ?? null,
      at: now,
    });
    return { ok: true };
  });

  route(server, 'POST /api/clip-reports', async ({ body, learner, now }) => {
    await take(database.db, [{ limit: REPORTS, who: learner.id }], now);
    await database.db.insert(questionReport).values({
      learnerId: learner.id,
      questionText: body.heard,
      courseVersion: course.version,
      reason: 'audio',
      at: now,
    });
    return { ok: true };
  });
}
