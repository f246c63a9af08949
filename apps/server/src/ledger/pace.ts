import { PACE_REACH_MS, type PlayedLesson, placeInPace } from '@hajde/rules/pace';
import { Refusal } from '../http/refusal.ts';
import type { LockedLearner } from './locked-learner.ts';
import { momentOfRecord } from './moment.ts';

/**
 * Gives what was played, a lesson, a conversation or a session, the moment at which a person could
 * have played it, or says when there will be one.
 */
export function keepPace(locked: LockedLearner, played: readonly PlayedLesson[], now: Date): void {
  const { learner, moment } = locked;
  const { at, zone, here } = moment;
  const all = [...played, ...(learner.paceBeforeWipe ?? [])];
  const place = placeInPace(all, { at: at.getTime(), zone }, now.getTime());
  if ('waitMs' in place) throw tooFast(place.waitMs);
  if (place.at === at.getTime()) return;
  locked.moment = momentOfRecord(new Date(place.at), now, {
    zone,
    here,
    since: learner.createdAt,
  });
}

/**
 * What the learner played within two ranges of time, $4 to $5 and $6 to $7, which ends later: asked so
 * that each index is walked along once.
 */
export const PLAYED_AROUND = `
  (select coalesce(json_agg(json_build_object(
     'at', round(extract(epoch from played_at) * 1000), 'zone', zone)), '[]')
   from (
     select saved_at as played_at, zone from completion where learner_id = $1
       and saved_at between $4 and $7 and (saved_at <= $5 or saved_at >= $6)
     union all
     select saved_at, zone from finished_conversation where learner_id = $1
       and saved_at between $4 and $7 and (saved_at <= $5 or saved_at >= $6)
     union all
     select saved_at, zone from sound_session where learner_id = $1
       and saved_at between $4 and $7 and (saved_at <= $5 or saved_at >= $6)
     union all
     select finished_at, zone from practice_session where learner_id = $1
       and finished_at between $4 and $7 and (finished_at <= $5 or finished_at >= $6)
   ) as played)`;

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
  const when = seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} minutes`;
  return new Refusal(
    429,
    'too_fast',
    `That is faster than lessons can be played. It counts if it is sent again in ${when}.`,
    undefined,
    seconds,
  );
}
