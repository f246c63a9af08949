import type { Answer } from '@hajde/contract/types';
import { type Period, periodKey } from '@hajde/rules/periods';
import { LEADERBOARD_SIZE, withRanks } from '@hajde/rules/ranking';
import { and, desc, eq, gt, isNull, not, or, sql } from 'drizzle-orm';
import { type Board, learner, score } from '../db/schema.ts';
import type { Db } from '../db/transaction.ts';

type Entries = Answer<'GET /api/leaderboards/streak/:period'>;

/** The first 50 of a board, live: one walk along its index. */
export async function topOf(db: Db, board: Board, period: Period, now: Date): Promise<Entries> {
  const rows = await db
    .select({
      userId: score.learnerId,
      value: score.value,
      username: learner.username,
      xp: learner.xp,
      streak: sql<number>`case when ${learner.streakEndsAt} > ${now} then ${learner.streakRun} else 0 end`,
    })
    .from(score)
    .innerJoin(learner, eq(learner.id, score.learnerId))
    .where(
      and(
        eq(score.board, board),
        eq(score.period, periodKey(period, now)),
        gt(score.value, 0),
        not(score.hidden),
        or(isNull(score.endsAt), gt(score.endsAt, now)),
      ),
    )
    .orderBy(desc(score.value), learner.usernameKey)
    .limit(LEADERBOARD_SIZE);
  return withRanks(rows).map(({ userId, value, rank, username, xp, streak }) => ({
    id: userId,
    userId,
    rank,
    value,
    user: { username, streak, xp },
  }));
}
