import { awardProgress } from '@hajde/rules/badge-progress';
import { eq } from 'drizzle-orm';
import { award, learner as learners } from '../../db/schema.ts';
import { route } from '../../http/route.ts';
import type { Server } from '../../http/server.ts';
import { badgeKey, tallyOf } from '../../ledger/awards.ts';

export function badgeRoutes(server: Server): void {
  const { course, database } = server;

  route(server, 'GET /api/badges', () =>
    course.badges.map((badge) => ({ ...badge, progress: 0, earned: false, earnedAt: null })),
  );

  route(server, 'GET /api/users/:id/badges', async ({ learner }) => {
    const rows = await database.db
      .select({ tally: learners.tally, id: award.awardId, earnedAt: award.earnedAt })
      .from(learners)
      .leftJoin(award, eq(award.learnerId, learners.id))
      .where(eq(learners.id, learner.id));
    const earned = new Map(rows.map(({ id, earnedAt }) => [id, earnedAt]));
    const tally = tallyOf({ ...learner, tally: rows[0]?.tally ?? {} });
    return course.badges.map((badge) => {
      const at = earned.get(badgeKey(badge.id));
      return {
        ...badge,
        progress: at ? badge.maxProgress : awardProgress(badge.counts, badge.maxProgress, tally),
        earned: at !== undefined,
        earnedAt: at?.toISOString() ?? null,
      };
    });
  });
}
