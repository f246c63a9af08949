import type { CircleMember, Spell } from '@hajde/rules/circles/shared-streak';
import type { Day } from '@hajde/rules/days/days';
import { isoWeek } from '@hajde/rules/days/periods';
import type { LearntDay } from '@hajde/rules/streak/streak-events';
import type { Pool } from 'pg';
import { SIGNED_IN_FIELDS, type SignedInLearner } from '../../db/learner-fields.ts';
import { rowsOf, type Statement } from '../../db/statement.ts';

/** Somebody who is or was in a circle, with what its streak and its board are made of. */
export interface MemberRow extends CircleMember {
  readonly circleId: string;
  readonly isIn: boolean;
  readonly learner: SignedInLearner;
  readonly weekXp: number;
  /** Lessons completed; asked for by a circle's page alone. */
  readonly lessons: readonly string[];
}

/**
 * Days are read since a week before somebody came: earlier ones can change nothing since, unless there
 * are freezes, of which nobody knows how many were left without going through all days.
 */
const MEMBERS: Statement = {
  name: 'members-of-circles',
  text: `
    select member.circle_id as "circleId", member.is_in as "isIn", member.spells, ${SIGNED_IN_FIELDS},
      coalesce(score.value, 0) as "weekXp",
      (select coalesce(json_agg(json_build_array(day, extract(epoch from first_at) * 1000,
          extract(epoch from last_at) * 1000, first_zone, last_zone)), '[]')
        from learner_day where learner_day.learner_id = member.learner_id and first_at is not null
          and day >= case when freezes.rows is null then member.since - 7 else '-infinity' end) as days,
      coalesce(freezes.rows, '[]') as freezes,
      case when $3::boolean then
        (select coalesce(json_agg(lesson_id), '[]') from progress
          where progress.learner_id = member.learner_id)
        else '[]' end as lessons
    from (
      select circle_id, learner_id, bool_or(left_at is null) as is_in, min(joined_on) as since,
        json_agg(json_build_object('from', joined_on, 'until', left_on)) as spells
      from circle_member where circle_id = any ($1::uuid[])
      group by circle_id, learner_id
    ) as member
    join learner on learner.id = member.learner_id
    left join score on score.learner_id = member.learner_id and board = 'xp' and period = $2
    cross join lateral (
      select json_agg(json_build_array(day, extract(epoch from bought_at) * 1000, zone)) as rows
      from streak_freeze where streak_freeze.learner_id = member.learner_id
    ) as freezes`,
};

interface Row extends SignedInLearner {
  readonly circleId: string;
  readonly isIn: boolean;
  readonly spells: readonly Spell[];
  readonly weekXp: number;
  readonly days: readonly [Day, number, number, string, string][];
  readonly freezes: readonly [Day, number, string][];
  readonly lessons: readonly string[];
}

/** Everybody who is or was in these circles. */
export async function membersOf(
  pool: Pool,
  circleIds: readonly string[],
  now: Date,
  { withLessons }: { readonly withLessons: boolean },
): Promise<MemberRow[]> {
  const rows = await rowsOf<Row>(pool, MEMBERS, [circleIds, isoWeek(now), withLessons]);
  return rows.map(({ circleId, isIn, spells, weekXp, days, freezes, lessons, ...learner }) => ({
    circleId,
    isIn,
    spells,
    weekXp,
    lessons,
    learner,
    zone: learner.zone,
    days: days.map(learntDay),
    freezes: freezes.map(([day, at, zone]) => ({ day, at: new Date(at), zone })),
  }));
}

const learntDay = ([day, first, last, firstZone, lastZone]: Row['days'][number]): LearntDay => ({
  day,
  firstAt: new Date(first),
  lastAt: new Date(last),
  firstZone,
  lastZone,
});
