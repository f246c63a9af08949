import { connect } from '../../apps/server/src/db/connection.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { sqlOn } from '../../apps/server/src/testing/sql.ts';
import type { Part } from '../part.ts';
import { rounds } from '../rounds.ts';
import { rowOf } from '../row.ts';
import { crowd, playersOf } from './crowd.ts';
import { CLIENTS, load } from './load.ts';
import { hajde, type Served } from './process.ts';
import { gets } from './requests.ts';
import type { Stage } from './stage.ts';

const FEW = 100;
const MANY = 100_000;
/** Everybody is in as many circles as one can be, so a circle needs four learners of its own. */
const LEARNERS_A_CIRCLE = 4;
const MEMBERS = 20;
const DAYS = 30;
/** As many circles are asked for in both. */
const ASKED = 100;
const ROUNDS = 5;
const ROUND_MS = 4_000;

export const circles: Part = {
  name: 'circles',
  async measure(stage) {
    const few = await staged(stage, FEW);
    const many = await staged(stage, MANY);
    const msEach = async ({ served, requests }: Awaited<ReturnType<typeof staged>>) => {
      const until = { ms: ROUND_MS };
      const { port } = served;
      return 1000 / (await load({ port, requests, connections: CLIENTS, until })).perSecond;
    };
    try {
      const measured = await rounds(
        ROUNDS,
        () => msEach(many),
        () => msEach(few),
      );
      const size = `${MEMBERS} members with ${DAYS} days, ${MANY.toLocaleString('en')} circles, ${CLIENTS} clients`;
      const what = `GET /api/circles/:circleId, ${size}`;
      return [
        rowOf({ what, floor: `itself at ${FEW}`, unit: 'ms each', bar: { atMost: 1.3 } }, measured),
      ];
    } finally {
      await few.served.stop();
      await many.served.stop();
    }
  },
};

async function staged(
  stage: Stage,
  count: number,
): Promise<{ served: Served; requests: string[] }> {
  const url = await stage.empty(`circles_${count}`);
  const learners = count * LEARNERS_A_CIRCLE;
  const database = connect(url, { max: 1 });
  await migrate(database);
  await crowd(url, learners);
  const sql = sqlOn(database);
  await database.pool.query('set statement_timeout = 0');
  await sql`
    insert into circle (name, sign, rule, code, created_at)
    select 'familja', 'bird', 'everybody', n, now() - interval '40 days'
    from generate_series(0, ${count - 1}::int) as n`;
  await sql`
    insert into circle_member (circle_id, learner_id, joined_at, joined_on)
    select circle.id, one.id, now() - interval '40 days', current_date - 40
    from (select id, row_number() over (order by id) as n from learner) as one
    cross join generate_series(0, 4) as k
    join circle on circle.code = ((5 * one.n + k) % ${count}::int)::text`;
  const asked = await sql<{ circle: string; id: string }>`
    select distinct on (learner_id) circle_id as circle, learner_id as id
    from circle_member join session using (learner_id) limit ${ASKED}`;
  await sql`
    insert into learner_day (learner_id, day, xp, lessons, first_at, first_zone, last_at, last_zone)
    select learner_id, current_date - d, 10, 1, now() - d * interval '1 day', 'UTC',
      now() - d * interval '1 day', 'UTC'
    from (select distinct learner_id from circle_member
          where circle_id = any (${asked.map(({ circle }) => circle)}::uuid[])) as member,
      generate_series(2, ${DAYS}::int) as d
    on conflict do nothing`;
  await database.pool.query('vacuum analyze');
  await database.close();
  const tokens = new Map(playersOf(learners).map(({ id, token }) => [id, token]));
  const requests = asked.flatMap(({ circle, id }) => {
    const player = { id, token: tokens.get(id) ?? '' };
    return gets([player], `/api/circles/${circle}`);
  });
  return { served: await hajde({ DATABASE_URL: url }), requests };
}
