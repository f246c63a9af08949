import type { Part } from '../part.ts';
import { rounds } from '../rounds.ts';
import { rowOf } from '../row.ts';
import { postgresStartsInMs } from './postgres-alone.ts';
import { hajde } from './process.ts';

const LEARNERS = 1_000;
const ROUNDS = 7;

export const start: Part = {
  name: 'start',
  async measure(stage) {
    await stage.withLearners(LEARNERS);
    const dataDir = await stage.folder();
    const hajdeStartsInMs = async () => {
      const { startedInMs, stop } = await hajde({ DATA_DIR: dataDir });
      await stop();
      return startedInMs;
    };
    const measured = await rounds(ROUNDS, hajdeStartsInMs, () => postgresStartsInMs(dataDir));
    const row = rowOf(
      {
        what: 'start to first answer on existing data',
        floor: 'postgres alone on that folder',
        unit: 'ms',
        bar: { atMost: 3 },
      },
      measured,
    );
    return [row];
  },
};
