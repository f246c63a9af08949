import type { Part } from '../part.ts';
import { rounds } from '../rounds.ts';
import { rowOf } from '../row.ts';
import { playersOf } from './crowd.ts';
import { CLIENTS, load } from './load.ts';
import { openPgbench } from './pgbench.ts';
import { hajde } from './process.ts';
import { completions } from './requests.ts';

const LEARNERS = 10_000;
const ROUNDS = 5;
const ROUND_S = 6;

export const completion: Part = {
  name: 'completion',
  async measure(stage) {
    const pgbench = await openPgbench(await stage.empty('pgbench'));
    const url = await stage.withLearners(LEARNERS);
    const requests = completions(playersOf(LEARNERS));
    const { port, stop } = await hajde({ DATABASE_URL: url });
    const until = { ms: ROUND_S * 1000 };
    try {
      const measured = await rounds(
        ROUNDS,
        async () => (await load({ port, requests, connections: CLIENTS, until })).perSecond,
        () => pgbench.transactionsPerSecond(CLIENTS, ROUND_S),
      );
      const row = rowOf(
        {
          what: `POST /api/lessons/complete, ${CLIENTS} clients, different learners`,
          floor: `pgbench, TPC-B-like, scale ${pgbench.scale}`,
          unit: 'transactions/s',
          bar: { atLeast: 0.5 },
        },
        measured,
      );
      return [row];
    } finally {
      await stop();
    }
  },
};
