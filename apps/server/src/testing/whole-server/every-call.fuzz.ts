import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { api } from '@hajde/contract/api';
import type { Call } from '@hajde/contract/call';
import type { CallName } from '@hajde/contract/types';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anything, throwAt, throwWhileDeleted } from '../fuzzing.ts';
import { startHajde } from '../hajde.ts';

/** FUZZ_REQUESTS makes a shorter run for trying things out. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 100_000);
const AT_ONCE = 16;
const BATCH = 50;
/** A learner is deleted, in the middle of some calls, after so many batches. */
const ROUNDS_OF_A_LIFE = 4;
const AT_A_DELETION = 8;
/** A request that was refused as one too many is sent again by a new account, and so on. */
const OTHERS = 5;
/** More than this would be a leak: 100,000 requests that each kept 1 kB would be ten times as much. */
const HEAP_MAY_GROW_MB = 10;

test(`${REQUESTS} requests, most of them wrong: no 5xx, and memory is flat afterwards`, async () => {
  const hajde = await startHajde();
  const calls = (Object.entries(api) as [CallName, Call][]).map(
    ([name, call]) => [name, anything(call)] as const,
  );
  const statuses = new Map<number, number>();
  const masked = new Set<CallName>();
  const seed = Date.now() % 2 ** 31;
  let sent = 0;
  let warmHeap = 0;

  const worker = async (number: number) => {
    let me = await hajde.newLearner();
    for (let round = 0; sent < REQUESTS; round += 1) {
      const chosen = calls[(round * AT_ONCE + number) % calls.length];
      if (chosen === undefined) throw new Error('The contract has no calls.');
      const [name, anyRequest] = chosen;
      const thrown = fc.sample(anyRequest, {
        numRuns: BATCH,
        seed: seed + round * AT_ONCE + number,
      });
      const done = await inTurn(name);
      for (const one of thrown) {
        if (sent >= REQUESTS) break;
        sent += 1;
        let status = await throwAt(hajde, me, name, one);
        // So many are more than one may send, and a refusal for that hides what the call would have said.
        for (let others = 0; status === 429 && others < OTHERS; others += 1) {
          me = await hajde.newLearner();
          status = await throwAt(hajde, me, name, one);
        }
        if (status === 429) masked.add(name);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        // Signing out is one of the calls, in several ways.
        if (status === 401) me = await hajde.newLearner();
        if (warmHeap === 0 && sent >= REQUESTS / 4) warmHeap = heapMb();
      }
      done();
      if (round % ROUNDS_OF_A_LIFE === 0) {
        await throwWhileDeleted(hajde, me, name, thrown.slice(0, AT_A_DELETION));
        me = await hajde.newLearner();
      }
    }
  };
  // Some calls (an export) have a share that all learners have in common: a new account would not help.
  const lastOf = new Map<CallName, Promise<void>>();
  const inTurn = async (name: CallName) => {
    const before = lastOf.get(name);
    const { promise, resolve } = Promise.withResolvers<void>();
    lastOf.set(name, promise);
    await before;
    return resolve;
  };
  const since = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, (_, number) => worker(number)));
  const heap = heapMb();
  console.log(
    `${sent} requests in ${Math.round((performance.now() - since) / 1000)} s (seed ${seed}), answers ${JSON.stringify(Object.fromEntries([...statuses].toSorted()))}, heap ${warmHeap} MB after a quarter, ${heap} MB at the end`,
  );
  expect([...masked]).toEqual([]);
  expect(heap - warmHeap).toBeLessThan(HEAP_MAY_GROW_MB);
  await hajde.close();
});

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function heapMb(): number {
  collectGarbage();
  return Math.round(process.memoryUsage().heapUsed / 1024 ** 2);
}
