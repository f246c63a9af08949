import { EXCELLENT_FROM, pronunciationFeedback } from '@hajde/rules/play/pronunciation';
import { desc, eq } from 'drizzle-orm';
import { pronunciationAttempt } from '../../db/schema.ts';
import { route } from '../../http/route.ts';
import type { Server } from '../../http/server.ts';
import { type Limit, take } from '../../http/throttle.ts';
import { grantAwards } from '../../ledger/awards.ts';
import { changeLearner, count, countDay, nothing } from '../../ledger/locked-learner.ts';
import { momentOf } from '../../ledger/moment.ts';
import { saveLearner } from '../../ledger/save-learner.ts';

const HISTORY = 500;

/** More than a voice lasts in a day; each is kept. */
const ATTEMPTS: Limit = { name: 'pronunciation attempts', atOnce: 500, thenOneEveryMs: 172_800 };

export function pronunciationRoutes(server: Server): void {
  const { database, course } = server;

  route(server, 'POST /api/users/:id/pronunciation', ({ body, learner, now, zone }) =>
    changeLearner(server, learner.id, momentOf(now, zone), nothing, async (locked, tx) => {
      await take(tx.db, [{ limit: ATTEMPTS, who: learner.id }], now);
      const { word, score, attempts } = body;
      const attempt = { word, score, attempts, feedback: pronunciationFeedback(score) };
      count(locked, 'pronunciationAttempts');
      if (score >= EXCELLENT_FROM) count(locked, 'excellentPronunciations');
      countDay(locked, 'pronunciationAttempts');
      const extras = grantAwards(locked, course);
      await tx.db
        .insert(pronunciationAttempt)
        .values({ learnerId: learner.id, at: now, ...attempt });
      saveLearner(tx, locked);
      return { ...attempt, at: now.toISOString(), extras };
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
