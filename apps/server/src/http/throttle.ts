import { createHash } from 'node:crypto';
import { inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/connection.ts';
import { throttle } from '../db/schema.ts';
import { Refusal } from './refusal.ts';
import { inWords } from './seconds-in-words.ts';

/** So many at once, and then one more each time so long has passed. */
export interface Limit {
  readonly name: string;
  readonly atOnce: number;
  readonly thenOneEveryMs: number;
}

/** A try of somebody under a limit. */
export interface Try {
  readonly limit: Limit;
  readonly who: string;
  /** As how many it counts, if not as one; no more than the limit has at once. */
  readonly times?: number;
}

/**
 * Counts these tries, and refuses if one is too many. Kept in the database, so that the limits hold
 * across processes and restarts: one instant a key (when the bucket will be empty again), changed
 * by one statement, so that many tries at once cannot slip through together.
 */
export async function take(db: Db, tries: readonly Try[], now: Date): Promise<void> {
  const waits = await Promise.all(tries.map((one) => waitFor(db, one, now)));
  const wait = Math.max(0, ...waits);
  if (wait > 0) throw tooMany(wait);
}

/** The same as a question: false where it is one too many. */
export async function mayTake(db: Db, one: Try, now: Date): Promise<boolean> {
  return (await waitFor(db, one, now)) === 0;
}

/** Takes tries back that turned out to be nobody's guess. */
export async function giveBack(db: Db, tries: readonly Try[]): Promise<void> {
  await Promise.all(
    tries.map((one) =>
      db
        .update(throttle)
        .set({ emptyAt: sql`${throttle.emptyAt} - ${interval(stepOf(one))}` })
        .where(sql`${throttle.key} = ${keyOf(one)}`),
    ),
  );
}

/** Forgets that there were any. */
export async function forgive(db: Db, tries: readonly Try[]): Promise<void> {
  if (tries.length > 0) await db.delete(throttle).where(inArray(throttle.key, tries.map(keyOf)));
}

export async function removeSpent(db: Db, now: Date): Promise<void> {
  await db.delete(throttle).where(lt(throttle.emptyAt, now));
}

async function waitFor(db: Db, one: Try, now: Date): Promise<number> {
  const { atOnce, thenOneEveryMs } = one.limit;
  const key = keyOf(one);
  const at = sql`${now.toISOString()}::timestamptz`;
  const step = interval(stepOf(one));
  const room = interval(atOnce * thenOneEveryMs - stepOf(one));
  // Further ahead than any number of tries could put it: a clock was wrong then.
  const absurd = sql`${at} + ${interval(2 * atOnce * thenOneEveryMs + 60_000)}`;
  const { rows } = await db.execute<{ taken: boolean; wait: number | null }>(sql`
    with taken as (
      insert into throttle as t (key, empty_at) values (${key}, ${at} + ${step})
      on conflict (key) do update
      set empty_at = ${step} + case when t.empty_at > ${absurd} then ${at} else greatest(t.empty_at, ${at}) end
      where t.empty_at <= ${at} + ${room} or t.empty_at > ${absurd}
      returning 1
    )
    select exists (select from taken) as taken,
      (select extract(epoch from empty_at - ${at} - ${room})::float8 * 1000 from throttle
        where key = ${key}) as wait`);
  const [row] = rows;
  if (row?.taken) return 0;
  // The row is read as it was when the statement began: tries in the same moment may have filled
  // the bucket since, so that there seems to be nothing to wait for.
  return Math.max(MOMENT_MS, row?.wait ?? 0);
}

const MOMENT_MS = 1_000;
const stepOf = ({ limit, times = 1 }: Try) => times * limit.thenOneEveryMs;
const interval = (ms: number) => sql`${`${ms} milliseconds`}::interval`;

/** Hashed: who tried what from where is nobody's business. */
const keyOf = ({ limit, who }: Try) =>
  createHash('sha256').update(`${limit.name}\n${who}`).digest();

function tooMany(waitMs: number): Refusal {
  const seconds = Math.ceil(waitMs / 1000);
  return new Refusal(
    429,
    'too_many_attempts',
    `Too many attempts. Please try again in ${inWords(seconds)}.`,
    undefined,
    seconds,
  );
}
