import { randomUUID } from 'node:crypto';
import { rankIn } from '@hajde/rules/game/ranking';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hajde, startHajde } from '../../testing/hajde.ts';
import { sqlOn } from '../../testing/sql.ts';
import { snapshots } from './snapshot.ts';

let hajde: Hajde;
let other: Hajde;
beforeAll(async () => {
  hajde = await startHajde();
  other = await startHajde({ database: hajde.database });
});
afterAll(async () => {
  await other.close();
  await hajde.close();
});

test('any crowd, with ties and learners off the boards: every rank equals a plain count', async () => {
  const scores = fc.array(
    fc.record({ value: fc.integer({ min: 0, max: 30 }), hidden: fc.boolean() }),
    { minLength: 1, maxLength: 80 },
  );
  await fc.assert(
    fc.asyncProperty(scores, async (crowd) => {
      const period = randomUUID();
      await put(period, crowd);
      const snapshot = await snapshots(hajde.database.pool).of('xp', period, hajde.clock.now());
      for (let value = 1; value <= 31; value += 1) {
        const higher = crowd.filter((it) => !it.hidden && it.value > value).length;
        expect(rankIn(snapshot, value)).toBe(1 + higher);
      }
    }),
    { numRuns: 40 },
  );
});

test('two servers that are asked at once count once', async () => {
  await sqlOn(hajde.database)`create table counted (period text)`;
  await sqlOn(hajde.database)`
    create function note_count() returns trigger language plpgsql as $$
    begin insert into counted values (new.period); return new; end $$`;
  await sqlOn(hajde.database)`
    create trigger note_count before insert or update on rank_snapshot
    for each row execute function note_count()`;
  const learners = await Promise.all(Array.from({ length: 4 }, () => hajde.newLearner()));
  await Promise.all(learners.map((learner) => learner.finish('one-1')));
  const ask = (url: string, { id, token }: { id: string; token: string }) =>
    fetch(`${url}/api/users/${id}/leaderboard/weekly_xp/all_time`, {
      headers: { authorization: `Bearer ${token}` },
    });
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => [hajde.url, other.url])
      .flat()
      .flatMap((url) => learners.map((learner) => ask(url, learner))),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const counted = await sqlOn(hajde.database)`select period from counted`;
  expect(counted).toEqual([{ period: 'all_time' }]);
});

async function put(period: string, crowd: { value: number; hidden: boolean }[]): Promise<void> {
  const sql = sqlOn(hajde.database);
  await sql`
    with crowd as (
      select gen_random_uuid() as id, value, hidden = 1 as hidden
      from unnest(${crowd.map(({ value }) => value)}::int[], ${crowd.map(({ hidden }) => Number(hidden))}::int[])
        as one (value, hidden)
    ), learners as (
      insert into learner (id, username, username_key) select id, id::text, id::text from crowd
    )
    insert into score (learner_id, board, period, value, hidden)
    select id, 'xp', ${period}, value, hidden from crowd`;
}
