import type { Part } from '../part.ts';
import { type Round, type Row, rowOf } from '../row.ts';
import type { Outcome } from './client.ts';
import { playersOf } from './crowd.ts';
import { CLIENTS, load } from './load.ts';
import { hajde, type Served } from './process.ts';
import { gets } from './requests.ts';

const FEW = 1_000;
const MANY = 1_000_000;
const ROUNDS = 5;
const ROUND_MS = 2_500;

const READS = {
  'top 50': ['/api/leaderboards/weekly_xp/current_week', '/api/leaderboards/streak/current_week'],
  'own position': ['/api/users/:id/leaderboard/weekly_xp/current_week'],
};

export const boards: Part = {
  name: 'boards',
  async measure(stage) {
    const few = await hajde({ DATABASE_URL: await stage.withLearners(FEW) });
    const many = await hajde({ DATABASE_URL: await stage.withLearners(MANY) });
    try {
      const rows: Row[] = [];
      for (const [what, paths] of Object.entries(READS)) {
        rows.push(...(await measure(what, paths, few, many)));
      }
      return rows;
    } finally {
      await few.stop();
      await many.stop();
    }
  },
};

async function measure(what: string, paths: string[], few: Served, many: Served): Promise<Row[]> {
  const ask = (size: number, { port }: Served) =>
    load({
      port,
      requests: gets(playersOf(size), ...paths),
      connections: CLIENTS,
      until: { ms: ROUND_MS },
    });
  const measured: { few: Outcome; many: Outcome }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const a = await ask(FEW, few);
    measured.push({ few: a, many: await ask(MANY, many) });
  }
  const warm = measured.slice(1);
  const row = (name: string, of: (outcome: Outcome) => number) =>
    rowOf(
      {
        what: `${what} at ${MANY.toLocaleString('en')} learners, ${name} under ${CLIENTS} clients`,
        floor: `itself at ${FEW.toLocaleString('en')}`,
        unit: 'ms',
        bar: { atMost: 2 },
      },
      warm.map((round): Round => ({ value: of(round.many), floor: of(round.few) })),
    );
  return [row('p50', ({ p50Ms }) => p50Ms), row('p99', ({ p99Ms }) => p99Ms)];
}
