import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, startProcess, temporaryDataDir } from '../process.ts';
import { attack } from './attackers.ts';
import { completeOnce, type Learner, newLearners } from './load.ts';

const LESSONS = 15;

let folder: Awaited<ReturnType<typeof temporaryDataDir>>;
let server: ServerProcess;
let learner: Learner | undefined;
beforeAll(async () => {
  folder = await temporaryDataDir();
  server = await startProcess(folder.dataDir, { LOG_LEVEL: 'silent', TRUST_PROXY: '1' });
  [learner] = await newLearners(server.url, 1);
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

test('2,000 slow sockets and 900 sign-ins at once, and every lesson of a learner is taken', async () => {
  if (learner === undefined) throw new Error('There is no learner.');
  const attackers = await attack(server.url);
  const lessons: (number | string)[] = [];
  const waits: number[] = [];
  for (let i = 0; i < LESSONS; i += 1) {
    const since = performance.now();
    const { status } = await completeOnce(server.url, learner);
    lessons.push(status);
    waits.push(Math.round(performance.now() - since));
    expect((await fetch(server.url)).status).toBe(200);
  }
  const answers = await attackers.answers;
  attackers.end();
  console.log(`under attack ${LESSONS} lessons took ${waits.join(', ')} ms`);
  expect(lessons).toEqual(Array(LESSONS).fill(200));
  expect(answers.has(503)).toBe(false);
});
