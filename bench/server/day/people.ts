import { connect } from '../../../apps/server/src/db/connection.ts';
import { migrate } from '../../../apps/server/src/db/migrate.ts';
import { makeMonthsAhead } from '../../../apps/server/src/db/months-of-completions.ts';
import { sqlOn } from '../../../apps/server/src/testing/sql.ts';
import { crowd, inBulk } from '../crowd.ts';
import type { Stage } from '../stage.ts';
import { ACTIVITY_POWER } from './model.ts';

const MONTHS = 12;
const MONTH_MS = 30.4 * 86_400_000;

/** Learners with a year behind them: each has as many completions, in proportion, as they are active. */
export async function withHistory(
  stage: Stage,
  learners: number,
  completionsEach: number,
): Promise<string> {
  const url = await stage.empty(`day_${learners}`);
  const database = connect(url, { max: 1 });
  await migrate(database);
  for (let month = 0; month <= MONTHS; month += 1) {
    await makeMonthsAhead(database.pool, new Date(Date.now() - month * MONTH_MS));
  }
  await crowd(url, learners);
  await inBulk(url, async (bulk) => {
    const sql = sqlOn(bulk);
    // Each in the order of its primary key: rows at random would touch another page of it each time.
    await sql`
      insert into completion (learner_id, completion_id, lesson_id, course_version, saved_at, received_at,
        local_day, zone, mistakes, answers, answer, remembered)
      select learner_id, completion_id, 'basics-hello', 'before', at, at, at::date, 'UTC', 0,
        '[0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2]', ${ANSWER}::jsonb, true
      from (
        select id as learner_id, gen_random_uuid() as completion_id,
          now() - (1 + random() * ${MONTHS * 30}) * interval '1 day' as at
        from (select id from learner order by id) as learner, generate_series(1, round(
          power(('x' || left(md5(id::text), 7))::bit(28)::int / 268435456.0, ${ACTIVITY_POWER}::int)
          * ${(ACTIVITY_POWER + 1) * completionsEach}::int)::int)
      ) as played`;
    await sql`
      insert into ledger (learner_id, key, xp, gems, at)
      select learner_id, 'lesson:' || completion_id, 10, 5, saved_at from completion
      where completion_id <> learner_id
      order by learner_id`;
    await sql`
      insert into learner_day (learner_id, day, xp, lessons, first_at, first_zone, last_at, last_zone)
      select learner_id, local_day, 10 * count(*), count(*), min(saved_at), 'UTC', max(saved_at), 'UTC'
      from completion where completion_id <> learner_id group by learner_id, local_day
      order by learner_id, local_day
      on conflict do nothing`;
    await sql`update completion set remembered = true where not remembered`;
    await bulk.pool.query('vacuum analyze');
    await bulk.pool.query('checkpoint');
  });
  await database.close();
  return url;
}

/** As long as what a lesson is answered. */
const ANSWER = JSON.stringify({
  ...{ completionId: '00000000-0000-4000-8000-000000000000', lessonId: 'basics-hello' },
  ...{ unitId: 'basics', perfect: true, mistakes: 0, xpEarned: 10, gemsEarned: 5, doubled: false },
  ...{ extras: [], xp: 1000, gems: 200, hearts: 5, streak: 3 },
});
