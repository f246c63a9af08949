import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../db/connection.ts';
import { startEngine } from '../../db/engine/engine.ts';
import { balancesMatchLedger } from '../ledger.ts';
import { startProcess, temporaryDataDir } from '../process.ts';
import { sqlOn } from '../sql.ts';
import { type Learner, newLearners, startLoad } from './load.ts';

const ROUNDS = 20;
const LEARNERS = 60;

let folder: Awaited<ReturnType<typeof temporaryDataDir>>;
beforeAll(async () => {
  folder = await temporaryDataDir();
});
afterAll(() => folder.remove());

test('20 kills under load: every acknowledged completion is there, and every restart works by itself', async () => {
  const acknowledged = new Set<string>();
  let learners: Learner[] = [];
  let sent = 0;

  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await startProcess(folder.dataDir);
    if (round === 0) learners = await newLearners(server.url, LEARNERS);
    const load = startLoad(server.url, learners);
    await pause(300 + Math.random() * 700);
    const postgres = await postmasterPid();
    await server.kill();
    if (round % 2 === 1) killIfThere(postgres);
    await load.stop();
    sent += load.sent();
    for (const id of load.acknowledged) acknowledged.add(id);
  }

  const engine = await startEngine({ dataDir: folder.dataDir, log: console.error });
  const database = connect(engine.url);
  const rows = await sqlOn(database)<{
    completion_id: string;
  }>`select completion_id from completion`;
  const found = new Set(rows.map((row) => row.completion_id));
  const lost = [...acknowledged].filter((id) => !found.has(id));
  console.log(
    `${ROUNDS} kills: ${sent} sent, ${acknowledged.size} acknowledged, ${acknowledged.size - lost.length} of them found, ${found.size} in all`,
  );
  expect(acknowledged.size).toBeGreaterThan(ROUNDS);
  expect(lost).toEqual([]);
  await balancesMatchLedger(database);
  await database.close();
  await engine.stop();
});

async function postmasterPid(): Promise<number> {
  const file = await readFile(join(folder.dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  return Number(file.split('\n')[0]);
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // The watchdog was faster.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
