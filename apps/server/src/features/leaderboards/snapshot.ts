import type { Distribution } from '@hajde/rules/game/ranking';
import { and, eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Db } from '../../db/connection.ts';
import { isDatabaseFull } from '../../db/driver-errors.ts';
import { type Board, rankSnapshot } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';

const FRESH_FOR_MS = 30_000;
/** Meanwhile somebody counts anew; who asks after a quiet hour waits for the new one. */
const SHOWN_FOR_MS = 60_000;

interface Snapshot extends Distribution {
  readonly takenAt: Date;
}

export interface Snapshots {
  of(board: Board, period: string, now: Date): Promise<Snapshot>;
}

/**
 * How many learners stand at each value, counted at most every 30 seconds by one process for all:
 * counting rows for each question would take longer the more learners there are.
 */
export function snapshots(pool: Pool): Snapshots {
  const latest = new Map<string, Snapshot>();
  const underway = new Map<string, Promise<Snapshot>>();

  return {
    async of(board, period, now) {
      const name = `${board} ${period}`;
      const known = latest.get(name);
      if (known && isFresh(known, now)) return known;
      const running = underway.get(name) ?? renew(name, board, period, now);
      if (known === undefined || !isShown(known, now)) return running;
      // A count that fails is tried again by the next who asks.
      running.catch(() => {});
      return known;
    },
  };

  function renew(name: string, board: Board, period: string, now: Date): Promise<Snapshot> {
    const running = read(pool, board, period, now)
      .then((snapshot) => {
        latest.set(name, snapshot);
        return snapshot;
      })
      .finally(() => underway.delete(name));
    underway.set(name, running);
    return running;
  }
}

/** One from the future was taken while a clock was wrong. */
const isYounger = ({ takenAt }: Snapshot, ageMs: number, now: Date) =>
  Math.abs(now.getTime() - takenAt.getTime()) < ageMs;

const isFresh = (snapshot: Snapshot, now: Date) => isYounger(snapshot, FRESH_FOR_MS, now);
const isShown = (snapshot: Snapshot, now: Date) => isYounger(snapshot, SHOWN_FOR_MS, now);

/** The stored snapshot if it is fresh or somebody is making a new one; else a new one. */
async function read(pool: Pool, board: Board, period: string, now: Date): Promise<Snapshot> {
  try {
    return await readOrTake(pool, board, period, now);
  } catch (error) {
    if (!isDatabaseFull(error)) throw error;
    // Counted for this process alone: where nothing can be written, ranks are still to be read.
    return { ...(await count(pool, board, period)), takenAt: now };
  }
}

async function readOrTake(pool: Pool, board: Board, period: string, now: Date): Promise<Snapshot> {
  return inTransaction(pool, async ({ db: tx }) => {
    const stored = async () => {
      const [row] = await tx
        .select()
        .from(rankSnapshot)
        .where(and(eq(rankSnapshot.board, board), eq(rankSnapshot.period, period)));
      return row;
    };
    const lock = sql`hashtextextended(${`rank ${board} ${period}`}, 0)`;
    const before = await stored();
    if (before && isFresh(before, now)) return before;
    const { rows } = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${lock}) as mine`,
    );
    const mine = rows[0]?.mine === true;
    if (before && isShown(before, now) && !mine) return before;
    if (!mine) await tx.execute(sql`select pg_advisory_xact_lock(${lock})`);
    const meanwhile = await stored();
    if (meanwhile && isFresh(meanwhile, now)) return meanwhile;
    await take(tx, board, period, now);
    const taken = await stored();
    if (taken === undefined) throw new Error('A snapshot just taken is not there.');
    return taken;
  });
}

const VALUES = sql`coalesce(array_agg(value order by value desc), '{}')`;
const COUNTS = sql`coalesce(array_agg(at_least order by value desc), '{}')`;

const distribution = (board: Board, period: string) => sql`
  (select value, (sum(count(*)) over (order by value desc))::int as at_least
   from score
   where board = ${board} and period = ${period} and value > 0 and not hidden
   group by value) as distribution`;

async function count(pool: Pool, board: Board, period: string): Promise<Distribution> {
  const { rows } = await drizzle({ client: pool }).execute<{ values: unknown[]; counts: number[] }>(
    sql`select ${VALUES} as "values", ${COUNTS} as counts from ${distribution(board, period)}`,
  );
  // The driver leaves an array of int8 as text.
  return { values: (rows[0]?.values ?? []).map(Number), counts: rows[0]?.counts ?? [] };
}

async function take(tx: Db, board: Board, period: string, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into rank_snapshot (board, period, taken_at, "values", counts)
    select ${board}, ${period}, ${now.toISOString()}::timestamptz,
           ${VALUES}, ${COUNTS}
    from ${distribution(board, period)}
    on conflict (board, period)
    do update set taken_at = excluded.taken_at, "values" = excluded."values", counts = excluded.counts`);
}
