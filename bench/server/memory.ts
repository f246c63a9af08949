import type { Part } from '../part.ts';
import { rowOf } from '../row.ts';
import { playersOf } from './crowd.ts';
import { CLIENTS, load } from './load.ts';
import { hajde } from './process.ts';
import { completions, gets } from './requests.ts';

const LEARNERS = 10_000;
const FEW = 1_000;
const MANY = 100_000;
const LIMIT_MB = 200;

export const memory: Part = {
  name: 'memory',
  async measure(stage) {
    const url = await stage.withLearners(LEARNERS);
    const players = playersOf(LEARNERS);
    // As people use it: mostly reads of many kinds, every tenth request a finished lesson.
    const reads = gets(
      players,
      '/api/users/:id',
      '/api/users/:id/progress',
      '/api/users/:id/stats',
      '/api/users/:id/badges',
      '/api/daily-challenges',
      '/api/users/:id/weekly-progress',
      '/api/leaderboards/weekly_xp/current_week',
      '/api/users/:id/leaderboard/weekly_xp/current_week',
      '/api/users/:id/achievements',
    );
    const finished = completions(players);
    const requests = reads.map((it, i) => (i % 10 === 0 ? (finished[i] ?? it) : it));
    const { port, memoryMb, stop } = await hajde({ DATABASE_URL: url });
    const ask = (count: number) =>
      load({ port, requests, connections: CLIENTS, until: { requests: count } });
    try {
      await ask(FEW);
      const floor = await memoryMb();
      await ask(MANY - FEW);
      const value = await memoryMb();
      const what = `memory of the server after ${MANY.toLocaleString('en')} requests`;
      return [
        rowOf(
          {
            what,
            floor: `itself after ${FEW.toLocaleString('en')}`,
            unit: 'MB',
            bar: { atMost: 1.2 },
          },
          [{ value, floor }],
        ),
        rowOf({ what, floor: 'the limit', unit: 'MB', bar: { atMost: 1 } }, [
          { value, floor: LIMIT_MB },
        ]),
      ];
    } finally {
      await stop();
    }
  },
};
