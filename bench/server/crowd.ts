import { createHash } from 'node:crypto';
import { isoWeek, monthOf } from '@hajde/rules/days/periods';
import { connect, type Database } from '../../apps/server/src/db/connection.ts';
import { sqlOn } from '../../apps/server/src/testing/sql.ts';

/**
 * So many of a crowd are signed in and play, spread over all of it: enough that none has to finish
 * lessons faster than a person could, which the server would refuse.
 */
const PLAYERS = 10_000;

export interface Player {
  readonly id: string;
  readonly token: string;
}

/** Those of a crowd of this size who are signed in. */
export function playersOf(size: number): Player[] {
  const players = Math.min(size, PLAYERS);
  const every = size / players;
  return Array.from({ length: players }, (_, i) => (i + 1) * every).map((n) => ({
    id: uuidOf(`learner ${n}`),
    token: `learner-${n}-`.padEnd(TOKEN_LENGTH, '0'),
  }));
}

const TOKEN_LENGTH = 43;
const DAY_MS = 86_400_000;

/**
 * Learners who learnt yesterday: XP on every board, and streaks that crowds of them share. Made by
 * PostgreSQL itself, on two connections and without the checks of its foreign keys, since a million
 * are many.
 */
export async function crowd(url: string, size: number): Promise<void> {
  const now = new Date();
  await inBulk(url, (database) => putLearners(database, size, now));
  await Promise.all([
    inBulk(url, (database) => putScores(database, now)),
    inBulk(url, (database) => putRecords(database, now)),
  ]);
  await inBulk(url, async (database) => {
    await signIn(database, playersOf(size), new Date(now.getTime() + 30 * DAY_MS));
    await database.pool.query('vacuum analyze');
    await database.pool.query('checkpoint');
  });
}

/** Whole tables are read and written: sorted in memory, and never row by row along an index. */
export async function inBulk(
  url: string,
  fill: (database: Database) => Promise<void>,
): Promise<void> {
  const database = connect(url, { max: 1 });
  await sqlOn(database)`
    select set_config('statement_timeout', '0', false),
           set_config('lock_timeout', '0', false),
           set_config('session_replication_role', 'replica', false),
           set_config('synchronous_commit', 'off', false),
           set_config('maintenance_work_mem', '512MB', false),
           set_config('work_mem', '1GB', false),
           set_config('enable_indexscan', 'off', false)`;
  await fill(database);
  await database.close();
}

async function putLearners(database: Database, size: number, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - DAY_MS);
  const tomorrow = new Date(now.getTime() + DAY_MS);
  const aYearAgo = new Date(now.getTime() - 365 * DAY_MS);
  await sqlOn(database)`
    insert into learner (id, username, username_key, created_at, xp, gems, streak_run, streak_longest,
      streak_through, streak_last_at, streak_last_zone, streak_ends_at, tally)
    select id, name, name, ${aYearAgo}, xp, 110, streak, streak, ${yesterday}::timestamptz::date, ${yesterday}, 'UTC',
      ${tomorrow}, '{"gems": 110, "lessonsCompleted": 1, "perfectLessons": 1, "unitsCompleted": 0}'
    from (
      select overlay(overlay(md5('learner ' || n) placing '4' from 13) placing '8' from 17)::uuid as id,
             'learner-' || n as name,
             10 + 5 * floor(power(random(), 4) * 4000)::int as xp,
             1 + floor(-5 * ln(1 - random()))::int as streak
      from generate_series(1, ${size}::int) as n
    ) as one
    order by id`;
}

async function putScores(database: Database, now: Date): Promise<void> {
  const periods = [isoWeek(now), monthOf(now), 'all_time'];
  await withoutIndexes(database, 'score', async () => {
    await sqlOn(database)`
      insert into score (learner_id, board, period, value, ends_at)
      select id, board, period, case board when 'xp' then xp else streak_run end,
             case board when 'streak' then streak_ends_at end
      from learner, unnest(array['xp', 'streak']) as board, unnest(${periods}::text[]) as period`;
  });
}

async function putRecords(database: Database, now: Date): Promise<void> {
  const sql = sqlOn(database);
  const at = new Date(now.getTime() - DAY_MS);
  await sql`
    insert into ledger (learner_id, key, xp, gems, at)
    select id, 'lesson:' || id, xp, gems, ${at} from learner`;
  await sql`
    insert into progress (learner_id, lesson_id, perfect, completed_at)
    select id, 'basics-hello', true, ${at} from learner`;
  await sql`
    insert into completion (learner_id, completion_id, lesson_id, course_version, saved_at, received_at,
      local_day, zone, mistakes, answer)
    select id, id, 'basics-hello', 'before', ${at}, ${at}, streak_through, 'UTC', 0, '{}' from learner`;
  await sqlOn(database)`
    insert into learner_day (learner_id, day, xp, lessons, first_at, first_zone, last_at, last_zone)
    select id, streak_through, xp, 1, ${at}, 'UTC', ${at}, 'UTC' from learner`;
}

/** To sort an index once is several times faster than to keep it sorted from row to row. */
async function withoutIndexes(
  database: Database,
  table: string,
  fill: () => Promise<void>,
): Promise<void> {
  const sql = sqlOn(database);
  const run = (text: string) => database.pool.query(text);
  const [key] = await sql<{ name: string; definition: string }>`
    select conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where conrelid = ${table}::regclass and contype = 'p'`;
  const others = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition
    from pg_indexes where tablename = ${table} and indexname <> ${key?.name ?? ''}`;
  if (key) await run(`alter table ${table} drop constraint ${key.name}`);
  for (const { name } of others) await run(`drop index ${name}`);
  await fill();
  if (key) await run(`alter table ${table} add constraint ${key.name} ${key.definition}`);
  for (const { definition } of others) await run(definition);
}

async function signIn(
  database: Database,
  players: readonly Player[],
  expiresAt: Date,
): Promise<void> {
  const hashes = players.map(({ token }) => createHash('sha256').update(token).digest());
  await sqlOn(database)`
    insert into session (learner_id, token_hash, expires_at)
    select learner_id, token_hash, ${expiresAt}
    from unnest(${players.map(({ id }) => id)}::uuid[], ${hashes}::bytea[])
      as one (learner_id, token_hash)`;
}

/** The id of a learner, the same here and in the statement that makes them: a UUID of version 4. */
function uuidOf(text: string): string {
  const hex = createHash('md5').update(text).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
