import type { Answer } from '@hajde/contract/types';
import { addDays, type Day, localDay, startOfDay } from '@hajde/rules/days/days';
import { replayStreak, streakAt } from '@hajde/rules/streak/streak';
import type { FreezeBought, LearntDay } from '@hajde/rules/streak/streak-events';
import { and, eq, gte } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import type { SignedInLearner } from '../../db/learner-fields.ts';
import { learnerDay } from '../../db/schema.ts';
import { daysLearnt, freezesBought, streakBehind } from '../../ledger/streak.ts';

const DAYS = 7;

/** The learner's last seven days, today last: what they earned, their streak, their accuracy. */
export async function weeklyProgress(
  db: Db,
  learner: SignedInLearner,
  now: Date,
  zone: string,
): Promise<Answer<'GET /api/users/:id/weekly-progress'>> {
  const { id: learnerId } = learner;
  const today = localDay(now, zone);
  const days = Array.from({ length: DAYS }, (_, i) => addDays(today, i + 1 - DAYS));
  const [rows, learnt, freezes, current] = await Promise.all([
    db
      .select({
        day: learnerDay.day,
        xp: learnerDay.xp,
        right: learnerDay.rightAnswers,
        wrong: learnerDay.wrongAnswers,
      })
      .from(learnerDay)
      .where(
        and(eq(learnerDay.learnerId, learnerId), gte(learnerDay.day, addDays(today, 1 - DAYS))),
      ),
    daysLearnt(db, learnerId),
    freezesBought(db, learnerId),
    streakBehind(db, learner, now),
  ]);
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return {
    days,
    xp: days.map((day) => byDay.get(day)?.xp ?? 0),
    streak: days.map((day) =>
      day === today
        ? streakAt(current, now, zone).current
        : streakOn(learnt, freezes, day, endOf(day, zone), zone),
    ),
    accuracy: days.map((day) => accuracy(byDay.get(day))),
  };
}

const endOf = (day: Day, zone: string) => new Date(startOfDay(addDays(day, 1), zone).getTime() - 1);

function streakOn(
  learnt: readonly LearntDay[],
  freezes: readonly FreezeBought[],
  day: Day,
  at: Date,
  zone: string,
): number {
  const state = replayStreak(
    learnt.filter((it) => it.day <= day),
    freezes.filter((it) => it.day <= day),
    at,
  );
  return streakAt(state, at, zone).current;
}

function accuracy(row: { right: number; wrong: number } | undefined): number | null {
  const answered = row ? row.right + row.wrong : 0;
  return row && answered > 0 ? Math.round((100 * row.right) / answered) : null;
}
