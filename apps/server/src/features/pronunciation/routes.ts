import { EXCELLENT_FROM, pronunciationFeedback } from '@hajde/rules/pronunciation';
import { desc, eq } from 'drizzle-orm';
import { pronunciationAttempt } from '../../db/schema.ts';
import { route } from '../../http/route.ts';
import type { Server } from '../../http/server.ts';
import { grantAwards } from '../../ledger/awards.ts';
import { changeLearner, count, countDay, nothing } from '../../ledger/locked-learner.ts';
import { momentOf } from '../../ledger/moment.ts';
import { saveLearner } from '../../ledger/save-learner.ts';

const HISTORY = 500;

export function pronunciationRoutes(server: Server): void {
  const { database, course } = server;

  route(server, 'POST /api/users/:id/pronunciation', ({ body, learner, now, zone }) =>
    changeLearner(server, learner.id, momentOf(now, zone), nothing, async (locked, tx) => {
      const { word, score, attempts } = body;
      const kept = { word, score, attempts, feedback: pronunciationFeedback(score) };
      count(locked, 'pronunciationAttempts');
      if (score >= EXCELLENT_FROM) count(locked, 'excellentPronunciations');
      countDay(locked, 'pronunciationAttempts');
      const extras = grantAwards(locked, course);
      await tx.db.insert(pronunciationAttempt).values({ learnerId: learner.id, at: now, ...kept });
      saveLearner(tx, locked);
      return { ...kept, at: now.toISOString(), extras };
    }),
  );

  route(server, 'GET /api/users/:id/pronunciation', async ({ learner }) => {
    const rows = await database.db
      .select()
      .from(pronunciationAttempt)
      .where(eq(pronunciationAttempt.learnerId, learner.id))
      .orderBy(desc(pronunciationAttempt.id))
      .limit(HISTORY);
    return rows.map(({ word, score, attempts, feedback, at }) => ({
      word,
      score,
      attempts,
      feedback,
      at: at.toISOString(),
    }));
  });
}
