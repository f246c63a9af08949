import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { freshDatabase } from '../../testing/database.ts';
import { expectReminded } from '../../testing/expect-reminded.ts';
import { liveReminded } from '../../testing/reminded-lives.ts';

const RANGE = 2 ** 32;

test('two processes, one killed now and then, remind 500 learners over a year', async () => {
  const { url, database, drop } = await freshDatabase();
  const settings = { learners: 500, from: '2026-01-01', days: 365, killEvery: 100 };
  const random = () => randomInt(RANGE) / RANGE;
  const lived = await liveReminded({ url, database }, { ...settings, random });
  await expectReminded(database, lived);
  expect(lived.killedAt.size).toBeGreaterThan(20);
  await drop();
});
