import { eq } from 'drizzle-orm';
import { award, learner as learners } from '../../db/schema.ts';
import { route } from '../../http/route.ts';
import type { Server } from '../../http/server.ts';
import { achievementKey } from '../../ledger/awards.ts';
import { progressOf, tallyProgress } from '../../ledger/progress.ts';
import { streakBehind } from '../../ledger/streak.ts';
import { toUser } from '../../ledger/user.ts';
import { freshStart } from './fresh-start.ts';
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

  route(server, 'GET /api/users/:id/achievements', async ({ learner }) => {
    const rows = await db
      .select({ id: award.awardId })
      .from(award)
      .where(eq(award.learnerId, learner.id));
    const held = new Set(rows.map(({ id }) => id));
    return course.achievements.map(({ id, name, description, rarity }) => ({
      id,
      name,
      description,
      rarity,
      earned: held.has(achievementKey(id)),
    }));
  });

  route(server, 'GET /api/users/:id/weekly-progress', ({ learner, now, zone }) =>
    weeklyProgress(db, learner, now, zone),
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
