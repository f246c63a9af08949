import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, startProcess } from '../testing/process.ts';
import { type Pair, startPair } from '../testing/standby.ts';
import { newLearners, reckon, startLoad } from './load.ts';

const LEARNERS = 8;
const PATIENCE = { timeout: 60_000 };

let pair: Pair;
let server: ServerProcess;
beforeAll(async () => {
  pair = await startPair();
  server = await startProcess('unused', { DATABASE_URL: pair.url, LOG_LEVEL: 'silent' });
});
afterAll(async () => {
  await server?.stop();
  await pair?.stop();
});

test('the primary is lost under load and the standby promoted: the server goes on by itself, and everything acknowledged is there', async () => {
  const learners = await newLearners(server.url, LEARNERS);
  const load = startLoad(server.url, learners);
  await expect.poll(() => load.acknowledged.size, PATIENCE).toBeGreaterThan(500);

  const lostAt = performance.now();
  await pair.primary.kill();
  const before = load.acknowledged.size;
  await pair.standby.promote();
  await expect
    .poll(() => load.acknowledged.size, { ...PATIENCE, interval: 10 })
    .toBeGreaterThan(before);
  const secondsAway = (performance.now() - lostAt) / 1000;
  await expect.poll(() => load.acknowledged.size, PATIENCE).toBeGreaterThan(before + 500);
  await load.stop();

  const told = await reckon(pair.standby.url, load);
  console.log(
    `the primary lost: ${JSON.stringify({ ...told, secondsAway: secondsAway.toFixed(1) })}`,
  );
  expect(told).toMatchObject({ lost: 0, notPaidOnce: 0 });
  expect(load.unclear).toEqual([]);
  expect(secondsAway).toBeLessThan(20);
});
