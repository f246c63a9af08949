import type { Part } from '../part.ts';
import { rounds } from '../rounds.ts';
import { rowOf } from '../row.ts';
import { playersOf } from './crowd.ts';
import { CLIENTS, load } from './load.ts';
import { hajde, type Served } from './process.ts';
import { completions } from './requests.ts';

const FEW = 10_000;
const MANY = 1_000_000;
const ROUNDS = 5;
const ROUND_MS = 5_000;

export const growth: Part = {
  name: 'growth',
  async measure(stage) {
    const few = await hajde({ DATABASE_URL: await stage.withLearners(FEW) });
    const many = await hajde({ DATABASE_URL: await stage.withLearners(MANY) });
    const msPerCompletion = async (size: number, { port }: Served) => {
      const requests = completions(playersOf(size));
      const until = { ms: ROUND_MS };
      return 1000 / (await load({ port, requests, connections: CLIENTS, until })).perSecond;
    };
    try {
      const measured = await rounds(
        ROUNDS,
        () => msPerCompletion(MANY, many),
        () => msPerCompletion(FEW, few),
      );
      const row = rowOf(
        {
          what: `a completion at ${MANY.toLocaleString('en')} learners`,
          floor: `itself at ${FEW.toLocaleString('en')}`,
          unit: 'ms each',
          bar: { atMost: 1.3 },
        },
        measured,
      );
      return [row];
    } finally {
      await few.stop();
      await many.stop();
    }
  },
};
