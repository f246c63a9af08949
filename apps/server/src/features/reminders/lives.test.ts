import { expect, test } from 'vitest';
import { freshDatabase } from '../../testing/database.ts';
import { expectReminded } from '../../testing/expect-reminded.ts';
import { liveReminded } from '../../testing/reminded-lives.ts';

test('two processes, one killed now and then, remind 20 learners over four weeks in which clocks change', async () => {
  const { url, database, drop } = await freshDatabase();
  // New York's clocks change on the 8th, Belgrade's on the 29th.
  const settings = { learners: 20, from: '2026-03-06', days: 28, killEvery: 60 };
  const lived = await liveReminded({ url, database }, { ...settings, random: seeded(7) });
  await expectReminded(database, lived);
  expect(lived.killedAt.size).toBeGreaterThan(3);
  await drop();
}, 300_000);

/** Mulberry32: the same lives every time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
