import type { Answer } from '@hajde/contract/types';
import { type Period, periodKey } from '@hajde/rules/days/periods';
import { rankIn } from '@hajde/rules/game/ranking';
import type { Database } from '../../db/connection.ts';
import { rowsOf, type Statement } from '../../db/statement.ts';
import type { Server } from '../../http/server.ts';
import type { Snapshots } from './snapshot.ts';

/** Places this high are counted live; further down nobody notices half a minute. */
const COUNTED_LIVE = 100;

/** The learner's own place by XP: their value is always live, a place far down is from the snapshot. */
export async function ownRank(
  { database, reads }: Server,
  snapshots: Snapshots,
  learnerId: string,
  period: Period,
  now: Date,
): Promise<Answer<'GET /api/users/:id/leaderboard/weekly_xp/:period'>> {
  const key = periodKey(period, now);
  const live = now.toISOString();
  const { value, hidden } = await ownScore(database, learnerId, key);
  if (value === 0 || hidden) return { rank: null, value, asOf: live };

  const snapshot = await snapshots.of('xp', key, now);
  const rank = rankIn(snapshot, value);
  if (rank <= COUNTED_LIVE) {
    const higher = await reads((from) => countHigher(from, key, value));
    if (higher < COUNTED_LIVE) return { rank: higher + 1, value, asOf: live };
  }
  // Many may have come past since the snapshot: that it is no place counted live is certain.
  return { rank: Math.max(rank, COUNTED_LIVE + 1), value, asOf: snapshot.takenAt.toISOString() };
}

const OWN_SCORE: Statement = {
  name: 'own-score',
  text: `
    select value, hidden from score where learner_id = $1 and board = 'xp' and period = $2`,
};

async function ownScore({ pool }: Database, learnerId: string, period: string) {
  const [own] = await rowsOf<{ value: number; hidden: boolean }>(pool, OWN_SCORE, [
    learnerId,
    period,
  ]);
  return own ?? { value: 0, hidden: false };
}

const HIGHER: Statement = {
  name: 'higher-scores',
  text: `
    select from score where board = 'xp' and period = $1 and value > $2 and not hidden
    order by value desc nulls last
    limit ${COUNTED_LIVE}`,
};

async function countHigher({ pool }: Database, period: string, value: number): Promise<number> {
  return (await rowsOf(pool, HIGHER, [period, value])).length;
}
