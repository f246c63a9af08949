import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, startProcess, temporaryDataDir } from '../process.ts';
import { greedyAttack } from './greedy.ts';
import { newLearners } from './load.ts';

let folder: Awaited<ReturnType<typeof temporaryDataDir>>;
let server: ServerProcess;
beforeAll(async () => {
  folder = await temporaryDataDir();
  server = await startProcess(folder.dataDir, { LOG_LEVEL: 'silent' });
});
afterAll(async () => {
  await server?.stop();
  await folder?.remove();
});

test('packs that nobody reads and lists of words after long answers: the process lives, and others are answered', async () => {
  const [by, other] = await newLearners(server.url, 2);
  if (by === undefined || other === undefined) throw new Error('There are no learners.');
  const { forOthers, forAttacker } = await greedyAttack(server.url, by, other);
  console.log(
    `others: ${forOthers.join(' ')}; the attacker: ${[...forAttacker].toSorted().join(' ')}`,
  );
  expect(new Set(forOthers)).toEqual(new Set([200]));
  expect([200, 429]).toEqual(expect.arrayContaining([...forAttacker]));
  expect(server.child.exitCode).toBeNull();
  expect(server.child.signalCode).toBeNull();
});
