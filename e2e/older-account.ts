import { DAY_MS } from '@hajde/rules/days/days';
import { connect } from '../apps/server/src/db/connection.ts';
import { runningEngine } from '../apps/server/src/db/engine/running.ts';
import { sqlOn } from '../apps/server/src/testing/sql.ts';
import type { Person } from './person.ts';

/** Nothing counts before its account was made: whoever has learnt earlier has an older one. */
export async function madeDaysAgo(dataDir: string, { id }: Person, days: number): Promise<void> {
  const url = await runningEngine(dataDir);
  if (url === undefined) throw new Error(`no server runs on ${dataDir}`);
  const database = connect(url, { max: 1 });
  const then = new Date(Date.now() - days * DAY_MS);
  await sqlOn(database)`update learner set created_at = ${then} where id = ${id}`;
  await database.close();
}
