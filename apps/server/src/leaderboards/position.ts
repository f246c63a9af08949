import type { Answer } from '@hajde/contract/types';
import { type Period, periodKey } from '@hajde/rules/periods';
import { rankIn } from '@hajde/rules/ranking';
import { and, eq, gt, not } from 'drizzle-orm';
import { score } from '../db/schema.ts';
import type { Server } from '../server.ts';
import type { Snapshots } from './snapshot.ts';

/** Places this high are counted live; further down nobody notices half a minute. */
const COUNTED_LIVE = 100;

/** The learner's own place by XP: their value is always live, a place far down is from the snapshot. */
export async function positionOf(
  { database: { db } }: Server,
  snapshots: Snapshots,
  learnerId: string,
  period: Period,
  now: Date,
): Promise<Answer<'GET /api/users/:id/leaderboard/weekly_xp/:period'>> {
  const key = periodKey(period, now);
  const onBoard = and(eq(score.board, 'xp'), eq(score.period, key));
  const [own] = await db
    .select({ value: score.value, hidden: score.hidden })
    .from(score)
    .where(and(eq(score.learnerId, learnerId), onBoard));
  const value = own?.value ?? 0;
  if (value === 0 || own?.hidden) return { rank: null, value, asOf: now.toISOString() };

  const higher = await db
    .select({ value: score.value })
    .from(score)
    .where(and(onBoard, gt(score.value, value), not(score.hidden)))
    .limit(COUNTED_LIVE);
  if (higher.length < COUNTED_LIVE) {
    return { rank: higher.length + 1, value, asOf: now.toISOString() };
  }
  const snapshot = await snapshots.of('xp', key, now);
  return { rank: rankIn(snapshot, value), value, asOf: snapshot.takenAt.toISOString() };
}
