import type { Answer } from '@hajde/contract/types';
import { type Period, periodKey } from '@hajde/rules/days/periods';
import { LEADERBOARD_SIZE, withRanks } from '@hajde/rules/game/ranking';
import type { Database } from '../../db/connection.ts';
import type { Board } from '../../db/schema.ts';
import { rowsOf, type Statement } from '../../db/statement.ts';

type Entries = Answer<'GET /api/leaderboards/streak/:period'>;

/**
 * The first 50 of a board, live: one walk along its index, in the very order that it has. A streak
 * of one day may be shared by a hundred thousand, so names put only those 50 in order, and never
 * decide who is among them. Their number stands in the statement: planned for an unknown one, it
 * would read and sort the whole board.
 */
export async function topOf(
  { pool }: Pick<Database, 'pool'>,
  board: Board,
  period: Period,
  now: Date,
): Promise<Entries> {
  const at = now.toISOString();
  const rows = await rowsOf<Entry>(pool, TOP, [board, periodKey(period, now), at]);
  return withRanks(rows.toSorted(byValueAndName)).map(
    ({ id, value, rank, username, streak, xp }) => ({
      id,
      userId: id,
      rank,
      value,
      user: { username, streak, xp },
    }),
  );
}

const TOP: Statement = {
  name: 'top-of-board',
  text: `
    select learner.id, top.value, learner.username, learner.username_key as "key", learner.xp,
           case when learner.streak_ends_at > $3 then learner.streak_run else 0 end as streak
    from (
      select learner_id, value from score
      where board = $1 and period = $2 and value > 0 and not hidden
        and (ends_at is null or ends_at > $3)
      order by value desc nulls last
      limit ${LEADERBOARD_SIZE}
    ) as top
    join learner on learner.id = top.learner_id`,
};

interface Entry {
  readonly id: string;
  readonly value: number;
  readonly username: string;
  readonly key: string;
  readonly xp: number;
  readonly streak: number;
}

function byValueAndName(a: Entry, b: Entry): number {
  if (a.value !== b.value) return b.value - a.value;
  return a.key < b.key ? -1 : 1;
}
