import { connect } from '../apps/server/src/db/connection.ts';
import { runningEngine } from '../apps/server/src/db/engine/running.ts';
import type { Person } from './person.ts';

/** So many days pass for this learner: everything that is kept of them lies so much further back. */
export async function daysPass(dataDir: string, person: Person, days: number): Promise<void> {
  const url = await runningEngine(dataDir);
  if (url === undefined) throw new Error(`no server runs on ${dataDir}`);
  await daysPassIn(url, person, days);
}

/** The same, in the database of this address. */
export async function daysPassIn(url: string, { id }: Person, days: number): Promise<void> {
  const database = connect(url, { max: 1 });
  const { rows } = await database.pool.query<Column>(DATED);
  for (const [table, columns] of Map.groupBy(rows, ({ table }) => table)) {
    const learner = table === 'learner' ? 'id' : 'learner_id';
    // Far away first: a day must not meet the one before it, which has not been moved yet.
    for (const by of [FAR, -FAR - days]) {
      const moved = columns.map(({ column, type }) =>
        type === 'date'
          ? `${column} = ${column} + ${by}`
          : `${column} = ${column} + interval '${by} days'`,
      );
      await database.pool.query(`update ${table} set ${moved.join(', ')} where ${learner} = $1`, [
        id,
      ]);
    }
  }
  await database.close();
}

const FAR = 40_000;

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
}

/** Of all tables that belong to a learner; they stay signed in. */
const DATED = `
  select table_name as table, column_name as column, data_type as type
  from information_schema.columns as dated
  where table_schema = 'public' and data_type in ('date', 'timestamp with time zone')
    and table_name <> 'session'
    -- Months of completions: they move with the table that has all of them.
    and table_name not in (select relname from pg_class where relispartition)
    and (table_name = 'learner' or exists (
      select from information_schema.columns as owner
      where owner.table_schema = 'public' and owner.table_name = dated.table_name
        and owner.column_name = 'learner_id'))`;
