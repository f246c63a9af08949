import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Database } from '../../db/connection.ts';
import { startEngine } from '../../db/engine/engine.ts';
import type { RowCounts } from './backup.ts';
import { restore } from './restore.ts';

/**
 * Restores a backup into a database that is thrown away afterwards, a PostgreSQL of its own that
 * touches no other: every row it tells of is there, and every balance is the sum of its ledger.
 */
export async function verify(file: string): Promise<RowCounts> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hajde-verify-'));
  try {
    const engine = await startEngine({ dataDir, log: () => {}, volatile: true });
    const database = connect(engine.url, { max: 2 });
    try {
      const counts = await restore(database, file);
      await assertBalances(database);
      return counts;
    } finally {
      await database.close();
      await engine.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function assertBalances({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ wrong: number }>(`
    select count(*) as wrong
    from learner
    left join (
      select learner_id, sum(xp) as xp, sum(gems) as gems from ledger group by learner_id
    ) as sums on sums.learner_id = learner.id
    where learner.xp <> coalesce(sums.xp, 0) or learner.gems <> coalesce(sums.gems, 0)`);
  const wrong = rows[0]?.wrong ?? 0;
  if (wrong === 0) return;
  throw new Error(
    `The backup can be restored, but balances are not the sums of their ledgers (of ${wrong} learners).`,
  );
}
