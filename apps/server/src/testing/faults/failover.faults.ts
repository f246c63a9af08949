import { afterAll, beforeAll, expect, test } from 'vitest';
import { client } from '../hajde.ts';
import { type ServerProcess, startProcess } from '../process.ts';
import { type Pair, startPair } from '../standby.ts';
import { type Learner, newLearners, reckon, startLoad } from './load.ts';

const LEARNERS = 60;
const PATIENCE = { timeout: 60_000 };

let pair: Pair;
let server: ServerProcess;
beforeAll(async () => {
  pair = await startPair();
  server = await startProcess('unused', {
    DATABASE_URL: pair.url,
    DATABASE_REPLICA_URL: pair.standby.url,
    LOG_LEVEL: 'silent',
  });
});
afterAll(async () => {
  await server?.stop();
  await pair?.stop();
});

test('the primary is lost under load and the standby promoted: the server goes on by itself, and everything acknowledged is there', async () => {
  const learners = await newLearners(server.url, LEARNERS);
  const load = startLoad(server.url, learners);
  await expect.poll(() => load.acknowledged.size, PATIENCE).toBeGreaterThan(500);

  expect(await firstOnBoard(learners)).toMatchObject({ rank: 1 });
  const lostAt = performance.now();
  await pair.primary.kill();
  const before = load.acknowledged.size;
  await expect.poll(() => load.answers.get(503) ?? 0, PATIENCE).toBeGreaterThan(0);
  await pair.standby.promote();
  await expect
    .poll(() => load.acknowledged.size, { ...PATIENCE, interval: 10 })
    .toBeGreaterThan(before);
  const secondsAway = (performance.now() - lostAt) / 1000;
  await expect.poll(() => load.acknowledged.size, PATIENCE).toBeGreaterThan(before + 500);
  await load.stop();

  const outcome = await reckon(pair.standby.url, load);
  console.log(
    `the primary lost: ${JSON.stringify({ ...outcome, secondsAway: secondsAway.toFixed(1) })}`,
  );
  expect(outcome).toMatchObject({ lost: 0, notPaidOnce: 0 });
  expect(load.unclear).toEqual([]);
  expect(secondsAway).toBeLessThan(20);
  expect(await firstOnBoard(learners)).toMatchObject({ rank: 1 });
});

async function firstOnBoard([learner]: Learner[]) {
  const board = await client(server.url, { authorization: `Bearer ${learner?.token}` }).call(
    'GET /api/leaderboards/all_time_xp/all_time',
  );
  return board.body[0];
}
