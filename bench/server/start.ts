import type { Part } from '../part.ts';
import { type Round, rowOf } from '../row.ts';
import { hajde } from './process.ts';

const LEARNERS = 1_000;
const ROUNDS = 7;
/** Who restarts a server, or waits for it to come back, notices no less. */
const A_SECOND_MS = 1_000;

export const start: Part = {
  name: 'start',
  async measure(stage) {
    await stage.withLearners(LEARNERS);
    const dataDir = await stage.folder();
    const measured: Round[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const { startedInMs, stop } = await hajde({ DATA_DIR: dataDir });
      await stop();
      // The first compiles what the others find compiled.
      if (round > 0) measured.push({ value: startedInMs, floor: A_SECOND_MS });
    }
    const row = rowOf(
      {
        what: 'start to first answer on existing data',
        floor: 'a second',
        unit: 'ms',
        bar: { atMost: 1 },
      },
      measured,
    );
    return [row];
  },
};
