import type { Part } from '../part.ts';
import { rounds } from '../rounds.ts';
import { rowOf } from '../row.ts';
import { attackFrom } from './attackers.ts';
import { playersOf } from './crowd.ts';
import { load } from './load.ts';
import { hajde } from './process.ts';
import { completions } from './requests.ts';

const LEARNERS = 1_000;
const LESSONS = 15;
const ROUNDS = 5;

/** How long somebody who plays waits for their lessons while others try to stop the server. */
export const attack: Part = {
  name: 'attack',
  async measure(stage) {
    const url = await stage.withLearners(LEARNERS);
    const players = playersOf(LEARNERS);
    const { port, stop } = await hajde({ DATABASE_URL: url, TRUST_PROXY: '1' });
    let next = 0;
    const msPerLesson = async () => {
      // Others each time: nobody finishes lessons faster than a person could.
      const requests = completions(players.slice(next, next + LESSONS));
      next += LESSONS;
      // An answer that is not a 200 ends the bench.
      const { perSecond } = await load({
        port,
        requests,
        connections: 1,
        until: { requests: LESSONS },
      });
      return 1000 / perSecond;
    };
    const msUnderAttack = async () => {
      const attackers = await attackFrom(port);
      try {
        return await msPerLesson();
      } finally {
        await attackers.end();
      }
    };
    try {
      const measured = await rounds(ROUNDS, msUnderAttack, msPerLesson);
      const what = `a lesson under 2,000 slow sockets and 900 sign-ins at once`;
      return [
        rowOf(
          { what, floor: 'itself without them', unit: 'ms each', bar: { atMost: 10 } },
          measured,
        ),
      ];
    } finally {
      await stop();
    }
  },
};
