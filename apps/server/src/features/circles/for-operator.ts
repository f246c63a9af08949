import type { CircleName } from '@hajde/rules/circles/circle';
import type { Pool } from 'pg';
import { rowsOf, type Statement } from '../../db/statement.ts';
import { OWNER } from './membership.ts';

const COUNTS: Statement = {
  name: 'circles-counted',
  text: `
    select (select count(*)::int from circle) as circles,
      coalesce(sum(members), 0)::int as members, coalesce(max(members), 0)::int as largest,
      (select count(*)::int from circle_cheer) as cheers
    from (select circle_id, count(*) as members from circle_member where left_at is null group by 1) as each`,
};

type Counts = Record<'circles' | 'members' | 'largest' | 'cheers', number>;

/** How many there are, for who runs the server; never who is in them. */
export async function countCircles(pool: Pool): Promise<Counts> {
  const [counts] = await rowsOf<Counts>(pool, COUNTS, []);
  if (counts === undefined) throw new Error('A count has no row.');
  return counts;
}

const OF_LEARNER: Statement = {
  name: 'circles-of-learner-for-operator',
  text: `
    select circle.id, circle.name, me.joined_at as "joinedAt", ${OWNER} = $1 as "isOwner",
      (select count(*)::int from circle_member
        where circle_id = circle.id and left_at is null) as members
    from circle_member as me join circle on circle.id = me.circle_id
    where me.learner_id = $1 and me.left_at is null order by me.joined_at`,
};

interface Named {
  readonly id: string;
  readonly name: CircleName;
  readonly joinedAt: Date;
  readonly isOwner: boolean;
  readonly members: number;
}

export const circlesOfLearner = (pool: Pool, learnerId: string) =>
  rowsOf<Named>(pool, OF_LEARNER, [learnerId]);
