import { expect } from 'vitest';
import type { Database } from '../db/connection.ts';
import { sqlOn } from './sql.ts';

/** Every learner's XP and gems are the sums of their ledger, and no balance is below zero. */
export async function balancesMatchLedger(database: Database): Promise<void> {
  const wrong = await sqlOn(database)`
    select learner.id, learner.xp, learner.gems, sums.xp as ledger_xp, sums.gems as ledger_gems
    from learner
    left join (
      select learner_id, sum(xp)::bigint as xp, sum(gems)::bigint as gems from ledger group by learner_id
    ) as sums on sums.learner_id = learner.id
    where learner.xp is distinct from sums.xp or learner.gems is distinct from sums.gems
       or learner.gems < 0 or learner.xp < 0`;
  expect(wrong).toEqual([]);
}
