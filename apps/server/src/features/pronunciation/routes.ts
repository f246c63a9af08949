import { EXCELLENT_FROM, pronunciationFeedback } from '@hajde/rules/pronunciation';
import { desc, eq } from 'drizzle-orm';
import { pronunciationAttempt } from '../../db/schema.ts';
import { route } from '../../http/route.ts';
import type { Server } from '../../http/server.ts';
import { grantAwards } from '../../ledger/awards.ts';
import { changeAccount, count, countDay, nothing } from '../../ledger/locked-learner.ts';
import { momentOf } from '../../ledger/moment.ts';
import { saveAccount } from '../../ledger/save-learner.ts';

const HISTORY = 500;

export function pronunciationRoutes(server: Server): void {
  const { database, course } = server;

  route(server, 'POST /api/users/:id/pronunciation', ({ body, learner, now, zone }) =>
    changeAccount(server, learner.id, momentOf(now, zone), nothing, async (account, tx) => {
      const { word, score, attempts } = body;
      const kept = { word, score, attempts, feedback: pronunciationFeedback(score) };
      count(account, 'pronunciationAttempts');
      if (score >= EXCELLENT_FROM) count(account, 'excellentPronunciations');
      countDay(account, 'pronunciationAttempts');
      const extras = grantAwards(account, course);
      await tx.insert(pronunciationAttempt).values({ learnerId: learner.id, at: now, ...kept });
      saveAccount(tx, account);
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
