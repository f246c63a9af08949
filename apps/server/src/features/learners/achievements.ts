import type { Answer } from '@hajde/contract/types';
import { awardProgress } from '@hajde/rules/game/badge-progress';
import { eq } from 'drizzle-orm';
import type { SignedInLearner } from '../../db/learner-fields.ts';
import { award, learner as learners } from '../../db/schema.ts';
import type { Server } from '../../http/server.ts';
import { achievementKey, tallyOf } from '../../ledger/awards.ts';

/** Every achievement, whether it is earned and how far it has come. */
export async function achievementsWithProgress(
  { course, database }: Server,
  learner: SignedInLearner,
): Promise<Answer<'GET /api/users/:id/achievements'>> {
  const rows = await database.db
    .select({ tally: learners.tally, id: award.awardId })
    .from(learners)
    .leftJoin(award, eq(award.learnerId, learners.id))
    .where(eq(learners.id, learner.id));
  const held = new Set(rows.map(({ id }) => id));
  const tally = tallyOf({ ...learner, tally: rows[0]?.tally ?? {} });
  return course.achievements.map(({ id, name, description, rarity, counts, goal }) => {
    const earned = held.has(achievementKey(id));
    return {
      id,
      name,
      description,
      rarity,
      earned,
      progress: earned ? goal : awardProgress(counts, goal, tally),
      maxProgress: goal,
    };
  });
}
