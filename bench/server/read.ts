import type { Part } from '../part.ts';
import { rounds } from '../rounds.ts';
import { rowOf } from '../row.ts';
import { playersOf } from './crowd.ts';
import { CLIENTS, load } from './load.ts';
import { bare, hajde } from './process.ts';
import { gets } from './requests.ts';

const LEARNERS = 1_000;
const ROUNDS = 5;
const ROUND_MS = 3_000;

export const read: Part = {
  name: 'read',
  async measure(stage) {
    const url = await stage.withLearners(LEARNERS);
    const players = playersOf(LEARNERS);
    const ours = await hajde({ DATABASE_URL: url });
    const floor = await bare(url);
    const ask = async (port: number, path: string) =>
      (
        await load({
          port,
          requests: gets(players, path),
          connections: CLIENTS,
          until: { ms: ROUND_MS },
        })
      ).perSecond;
    try {
      const measured = await rounds(
        ROUNDS,
        () => ask(ours.port, '/api/users/:id'),
        () => ask(floor.port, '/learners/:id'),
      );
      const row = rowOf(
        {
          what: `GET /api/users/{id} signed in, ${CLIENTS} clients`,
          floor: 'bare Fastify, one select by primary key',
          unit: 'requests/s',
          bar: { atLeast: 0.7 },
        },
        measured,
      );
      return [row];
    } finally {
      await ours.stop();
      await floor.stop();
    }
  },
};
