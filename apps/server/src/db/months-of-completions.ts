import { escapeIdentifier, type Pool, type PoolClient } from 'pg';
import { inTransaction } from './transaction.ts';

/** So many are ready before they begin: maintenance has months to find a quiet moment. */
const MONTHS_AHEAD = 3;

/** An arbitrary number that only this locks. */
const LOCK = 4_827_154_302;

/**
 * Shorter than PostgreSQL waits before it looks for a deadlock: where this and a learner's change
 * stand in each other's way, it is this that gives up, and tries again.
 */
const GIVES_UP_AFTER = '500ms';

/** While the server serves: any number of processes may ask, and one at a time makes what is missing. */
export async function makeMonthsAhead(pool: Pool, now: Date): Promise<void> {
  await inTransaction(pool, async ({ client }) => {
    const { rows } = await client.query<{ mine: boolean }>(
      `select pg_try_advisory_xact_lock($1) as mine, set_config('lock_timeout', $2, true)`,
      [LOCK, GIVES_UP_AFTER],
    );
    if (rows[0]?.mine) await makeMonths(client, now);
  });
}

/**
 * Gives the months from the last one to those ahead a partition each, and so every other month of
 * which something is kept already: a restored backup has old ones, and a clock that jumped has new ones.
 * Part of a transaction.
 */
export async function makeMonths(client: PoolClient, now: Date): Promise<void> {
  const { rows } = await client.query<Month>(MISSING, [now, MONTHS_AHEAD]);
  if (rows.length === 0) return;
  // First, as every lesson does it: it looks here before it changes its learner, whom the foreign key
  // of a new partition locks. And nothing may arrive between moving the rows and taking the month in.
  await client.query('lock table completion_other in access exclusive mode');
  for (const month of rows) await make(client, month);
}

interface Month {
  /** `completion_2026_11`. */
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** Months are UTC's, as on the boards. */
const MISSING = `
  select name, "from", "to" from (
    select to_char(month, '"completion_"YYYY_MM') as name,
      to_char(month, 'YYYY-MM-DD') as "from",
      to_char(month + interval '1 month', 'YYYY-MM-DD') as "to"
    from (
      select generate_series(this - interval '1 month', this + $2 * interval '1 month', '1 month') as month
      from date_trunc('month', $1::timestamptz at time zone 'UTC') as this
      union
      select date_trunc('month', saved_at at time zone 'UTC') from completion_other
    ) as months
  ) as wanted
  where to_regclass(name) is null
  order by name`;

/** Made apart and then taken in, which locks nobody out of the months that are there. */
async function make(client: PoolClient, { name, from, to }: Month): Promise<void> {
  const table = escapeIdentifier(name);
  const start = `'${from} 00:00+00'`;
  const end = `'${to} 00:00+00'`;
  await client.query(`create table ${table} (like completion including defaults)`);
  await client.query(`
    with moved as (
      delete from completion_other where saved_at >= ${start} and saved_at < ${end} returning *
    )
    insert into ${table} select * from moved`);
  await client.query(
    `alter table completion attach partition ${table} for values from (${start}) to (${end})`,
  );
}
