import { eq, min } from 'drizzle-orm';
import { finishedConversation } from '../../db/schema.ts';
import { route } from '../../http/route.ts';
import type { Server } from '../../http/server.ts';
import { momentOfPlayed } from '../../ledger/moment-of-played.ts';
import { completeConversation } from './complete.ts';

export function conversationRoutes(server: Server): void {
  const { conversationId, savedAt, learnerId } = finishedConversation;

  route(server, 'GET /api/users/:id/conversations', async ({ learner }) => {
    const rows = await server.database.db
      .select({ conversationId, finishedAt: min(savedAt) })
      .from(finishedConversation)
      .where(eq(learnerId, learner.id))
      .groupBy(conversationId);
    return rows.flatMap(({ conversationId, finishedAt }) =>
      finishedAt === null ? [] : [{ conversationId, finishedAt: finishedAt.toISOString() }],
    );
  });

  route(
    server,
    'POST /api/users/:id/conversations/:conversationId/complete',
    ({ params, body, learner, zone, now }) =>
      completeConversation(
        server,
        learner.id,
        { ...body, conversationId: params.conversationId },
        momentOfPlayed(body, { zone, now, since: learner.createdAt }),
      ),
  );
}
