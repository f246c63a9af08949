import {
  isOfAnotherDay,
  LATE_AT_ONCE,
  ONE_MORE_LATE_EVERY_MS,
} from '@hajde/rules/game/late-records';
import { PACE_REACH_MS, type PlayedLesson, placeInPace } from '@hajde/rules/game/pace';
import type { Transaction } from '../db/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import { inWords } from '../http/seconds-in-words.ts';
import { type Limit, mayTake } from '../http/throttle.ts';
import { FINISHED_TIMES } from './finished-kinds.ts';
import type { LockedLearner } from './locked-learner.ts';
import { momentOfRecord } from './moment.ts';

/**
 * Gives what was played, a lesson, a conversation or a session, the moment at which a person could
 * have played it, or says when there will be one.
 */
export async function keepPace(
  tx: Transaction,
  locked: LockedLearner,
  played: readonly PlayedLesson[],
  takesMs: number,
  now: Date,
): Promise<void> {
  const { learner, moment } = locked;
  const { at, zone, here } = moment;
  const all = [...played, ...(learner.paceBeforeWipe ?? [])];
  const own = placeInPace(all, { at: at.getTime(), zone, takesMs }, now.getTime());
  const place = (await hasRoomFor(tx, learner.id, own, zone, now))
    ? own
    : placeInPace(all, { at: now.getTime(), zone, takesMs }, now.getTime());
  if ('waitMs' in place) throw tooFast(place.waitMs);
  if (place.at === at.getTime()) return;
  locked.moment = momentOfRecord(new Date(place.at), now, {
    zone,
    here,
    since: learner.createdAt,
  });
}

const LATE: Limit = {
  name: 'late records',
  atOnce: LATE_AT_ONCE,
  thenOneEveryMs: ONE_MORE_LATE_EVERY_MS,
};

/** Counts what is to count for another day; false where a device could not have kept so many. */
async function hasRoomFor(
  tx: Transaction,
  who: string,
  place: ReturnType<typeof placeInPace>,
  zone: string,
  now: Date,
): Promise<boolean> {
  if ('waitMs' in place || !isOfAnotherDay({ at: place.at, zone }, now.getTime())) return true;
  return mayTake(tx.db, { limit: LATE, who }, now);
}

/**
 * What the learner played within two ranges of time, $3 to $4 and $5 to $6, which ends later: asked so
 * that each index is walked along once. The times come as texts: read as times only when the statement
 * runs, they let PostgreSQL keep one plan for all months and open those that matter. Of times it would
 * make a new plan for each lesson, since leaving months out looks cheaper (twice its CPU at 17 months).
 */
export const PLAYED_AROUND = `
  (select coalesce(json_agg(json_build_object(
     'at', round(extract(epoch from played_at) * 1000), 'zone', zone, 'takesMs', takes_ms)), '[]')
   from (${FINISHED_TIMES.map(
     ({ table, at, takesMs }) => `
     select ${at} as played_at, zone, ${takesMs} as takes_ms from ${table} where learner_id = $1
       and ${at} between ${time(3)} and ${time(6)} and (${at} <= ${time(4)} or ${at} >= ${time(5)})`,
   ).join(' union all ')}
   ) as played)`;

function time(parameter: number): string {
  return `$${parameter}::text::timestamptz`;
}

/** As far as others matter: around the time it claims, and around now, at which it may count instead. */
export function rangesAround(...instants: readonly [Date, Date]): string[] {
  const inOrder = instants.toSorted((a, b) => a.getTime() - b.getTime());
  return inOrder.flatMap((at) =>
    [-PACE_REACH_MS, PACE_REACH_MS].map((ms) => new Date(at.getTime() + ms).toISOString()),
  );
}

/** A refusal that devices do not take for good: they keep the lesson and send it again. */
function tooFast(waitMs: number): Refusal {
  const seconds = Math.ceil(waitMs / 1000);
  return new Refusal(
    429,
    'too_fast',
    `That came in very fast. It counts if it's sent again in ${inWords(seconds)}.`,
    undefined,
    seconds,
  );
}
