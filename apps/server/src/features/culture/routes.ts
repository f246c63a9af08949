import { eq } from 'drizzle-orm';
import { cultureRead } from '../../db/schema.ts';
import { route } from '../../http/route.ts';
import type { Server } from '../../http/server.ts';
import { finishReading } from './read.ts';

export function cultureRoutes(server: Server): void {
  const { course, database } = server;

  route(server, 'GET /api/cultural-content', ({ query: { category } }) =>
    course.culture
      .filter(
        (piece) => category === undefined || category === 'all' || piece.category === category,
      )
      .map((piece) => ({ ...piece, albanian: [...piece.albanian] })),
  );

  route(server, 'GET /api/users/:id/cultural-content', async ({ learner }) => {
    const rows = await database.db
      .select({ id: cultureRead.contentId })
      .from(cultureRead)
      .where(eq(cultureRead.learnerId, learner.id));
    return rows.map(({ id }) => id);
  });

  route(
    server,
    'POST /api/users/:id/cultural-content/:contentId/read',
    ({ params, learner, now, zone }) =>
      finishReading(server, learner.id, params.contentId, now, zone),
  );
}
