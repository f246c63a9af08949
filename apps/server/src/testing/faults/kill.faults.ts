import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Completion } from '@hajde/contract/lessons';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../db/connection.ts';
import { startEngine } from '../../db/engine/engine.ts';
import { client } from '../hajde.ts';
import { balancesMatchLedger } from '../ledger.ts';
import { startProcess, temporaryDataDir } from '../process.ts';
import { sqlOn } from '../sql.ts';

const ROUNDS = 20;
const LEARNERS = 8;

let folder: Awaited<ReturnType<typeof temporaryDataDir>>;
beforeAll(async () => {
  folder = await temporaryDataDir();
});
afterAll(() => folder.remove());

test('20 kills under load: every acknowledged completion is there, and every restart works by itself', async () => {
  const acknowledged = new Map<string, Completion>();
  const learners: { id: string; token: string }[] = [];
  let sent = 0;

  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await startProcess(folder.dataDir);
    while (learners.length < LEARNERS) learners.push(await register(server.url, learners.length));
    const lesson = await firstLesson(server.url);
    let killed = false;
    const load = learners.map(async (learner) => {
      while (!killed) {
        const completionId = randomUUID();
        sent += 1;
        const done = await complete(server.url, learner, lesson, completionId);
        if (done) acknowledged.set(completionId, done);
      }
    });
    await pause(300 + Math.random() * 700);
    const postgres = await postmasterPid();
    await server.kill();
    if (round % 2 === 1) killIfThere(postgres);
    killed = true;
    await Promise.all(load);
  }

  const engine = await startEngine({ dataDir: folder.dataDir, log: console.error });
  const database = connect(engine.url);
  const rows = await sqlOn(database)<{
    completion_id: string;
  }>`select completion_id from completion`;
  const found = new Set(rows.map((row) => row.completion_id));
  const lost = [...acknowledged.keys()].filter((id) => !found.has(id));
  console.log(
    `${ROUNDS} kills: ${sent} sent, ${acknowledged.size} acknowledged, ${acknowledged.size - lost.length} of them found, ${found.size} in all`,
  );
  expect(acknowledged.size).toBeGreaterThan(ROUNDS);
  expect(lost).toEqual([]);
  await balancesMatchLedger(database);
  await database.close();
  await engine.stop();
});

async function register(url: string, n: number): Promise<{ id: string; token: string }> {
  const { body } = await client(url).call('POST /api/auth/register', {
    body: { username: `learner-${n}`, email: `l${n}@example.com`, password: 'flija123' },
  });
  return { id: body.user.id, token: body.token };
}

async function firstLesson(url: string): Promise<{ lessonId: string; unitId: string }> {
  const manifest = await (await fetch(`${url}/course/course-manifest.json`)).json();
  const outline = await (await fetch(`${url}/course/${manifest.outline}`)).json();
  const unit = outline.units[0];
  return { lessonId: unit.lessons[0].id, unitId: unit.id };
}

/** What the server answered, or nothing where it died meanwhile. */
async function complete(
  url: string,
  learner: { id: string; token: string },
  lesson: { lessonId: string; unitId: string },
  completionId: string,
): Promise<Completion | undefined> {
  try {
    const { status, body } = await client(url, { authorization: `Bearer ${learner.token}` }).call(
      'POST /api/lessons/complete',
      {
        body: {
          userId: learner.id,
          ...lesson,
          perfect: true,
          xpEarned: 0,
          gemsEarned: 0,
          completionId,
        },
      },
    );
    return status === 200 ? body : undefined;
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

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
