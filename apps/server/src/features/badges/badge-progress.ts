import type { Answer } from '@hajde/contract/types';
import { awardProgress } from '@hajde/rules/game/badge-progress';
import { eq } from 'drizzle-orm';
import type { SignedInLearner } from '../../db/learner-fields.ts';
import { award, learner as learners } from '../../db/schema.ts';
import type { Server } from '../../http/server.ts';
import { badgeKey, tallyOf } from '../../ledger/awards.ts';

/** Every badge with how far the learner has come, or when they earned it. */
export async function badgesWithProgress(
  { course, database }: Server,
  learner: SignedInLearner,
): Promise<Answer<'GET /api/users/:id/badges'>> {
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
}
