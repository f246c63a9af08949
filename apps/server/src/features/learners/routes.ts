import { eq } from 'drizzle-orm';
import { learner as learners } from '../../db/schema.ts';
import { route } from '../../http/route.ts';
import type { Server } from '../../http/server.ts';
import { progressOf, tallyProgress } from '../../ledger/progress.ts';
import { streakBehind } from '../../ledger/streak.ts';
import { toUser } from '../../ledger/user.ts';
import { achievementsWithProgress } from './achievements.ts';
import { freshStart } from './fresh-start.ts';
import { newsFor } from './news.ts';
import { weeklyProgress } from './weekly-progress.ts';

export function learnerRoutes(server: Server): void {
  const { database, course } = server;
  const { db } = database;

  route(server, 'GET /api/users/:id', async ({ learner, now, zone }) =>
    toUser(learner, now, zone, await streakBehind(db, learner, now)),
  );

  route(server, 'GET /api/users/:id/progress', async ({ learner }) => {
    const done = await progressOf(db, learner.id);
    return [...done].flatMap(([lessonId, perfect]) => {
      const unitId = course.lesson(lessonId)?.unit.id;
      return unitId === undefined ? [] : [{ unitId, lessonId, completed: true, perfect }];
    });
  });

  route(server, 'GET /api/users/:id/stats', async ({ learner }) => ({
    ...tallyProgress(course, await progressOf(db, learner.id)),
    longestStreak: learner.streakLongest,
  }));

  route(server, 'GET /api/users/:id/achievements', ({ learner }) =>
    achievementsWithProgress(server, learner),
  );

  route(server, 'GET /api/users/:id/weekly-progress', ({ learner, now, zone }) =>
    weeklyProgress(db, learner, now, zone),
  );

  route(server, 'GET /api/users/:id/news', ({ learner, now, zone }) =>
    newsFor(server, learner, now, zone),
  );

  route(server, 'POST /api/users/:id/reset', async ({ learner }) => {
    await db
      .update(learners)
      .set({ placementLevel: 'beginner' })
      .where(eq(learners.id, learner.id));
    return { ok: true };
  });

  route(server, 'POST /api/users/:id/fresh-start', async ({ learner, now }) => {
    await freshStart(database.pool, learner.id, now);
    return { ok: true };
  });
}
