import { eq } from 'drizzle-orm';
import { placementResult } from '../../db/schema.ts';
import { route } from '../../http/route.ts';
import type { Server } from '../../http/server.ts';
import { submitPlacement } from './submit.ts';

export function placementRoutes(server: Server): void {
  const { db } = server.database;

  route(server, 'GET /api/users/:id/placement-test', async ({ learner }) => {
    const [row] = await db
      .select()
      .from(placementResult)
      .where(eq(placementResult.learnerId, learner.id));
    if (row === undefined) return null;
    const { level, score, answers, takenAt } = row;
    return { level, score, answers, takenAt: takenAt.toISOString() };
  });

  route(server, 'POST /api/users/:id/placement-test/reset', async ({ learner }) => {
    await db.delete(placementResult).where(eq(placementResult.learnerId, learner.id));
    return { ok: true };
  });

  route(server, 'POST /api/placement-test/submit', ({ body, learner, now, zone }) =>
    submitPlacement(server, learner.id, body, now, zone),
  );
}
