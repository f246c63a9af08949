import type { Answer } from '@hajde/contract/types';
import type { Day } from '@hajde/rules/days/days';
import { challengesOfDay } from '@hajde/rules/game/daily-challenges';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { learnerDay, ledger } from '../../db/schema.ts';
import type { Server } from '../../http/server.ts';

type ChallengeState = Answer<'GET /api/daily-challenges'>[number];

/** The challenges of a calendar day, each with how far the learner has come on it. */
export async function challengesWithProgress(
  { course }: Server,
  db: Pick<Db, 'select'>,
  learnerId: string,
  day: Day,
): Promise<ChallengeState[]> {
  const today = challengesOfDay(course.challenges, day);
  const keys = today.map(({ id }) => claimKey(day, id));
  const [[done], claims] = await Promise.all([
    db
      .select()
      .from(learnerDay)
      .where(and(eq(learnerDay.learnerId, learnerId), eq(learnerDay.day, day))),
    db
      .select({ key: ledger.key })
      .from(ledger)
      .where(and(eq(ledger.learnerId, learnerId), inArray(ledger.key, keys))),
  ]);
  const claimed = new Set(claims.map(({ key }) => key));
  return today.map(({ id, title, description, emoji, counts, goal, xpReward, gemsReward }) => {
    const progress = Math.min(done?.[counts] ?? 0, goal);
    return {
      id,
      title,
      description,
      emoji,
      progress,
      goal,
      completed: progress === goal,
      claimed: claimed.has(claimKey(day, id)),
      xpReward,
      gemsReward,
    };
  });
}

export const claimKey = (day: Day, challengeId: string) => `challenge:${day}:${challengeId}`;
