import { readFile } from 'node:fs/promises';
import type { ServedCourse } from '@hajde/rules/course-release';
import type { FastifyInstance } from 'fastify';
import { type Config, ConfigError, readConfig } from '../config.ts';
import type { Database } from '../db/connection.ts';
import { launchEngine } from '../db/engine/engine.ts';
import { watchRoom } from './disk-room.ts';
import { COURSE, DRAWING, ROOT, WEB } from './folders.ts';
import { logOutput } from './log-output.ts';
import { onStop } from './stop.ts';

try {
  await main();
} catch (error) {
  // A setting that is wrong or a folder in use is for the operator: one sentence, no stack.
  console.error(error instanceof ConfigError || !isDebugging() ? sentence(error) : error);
  process.exit(1);
}

async function main(): Promise<void> {
  const config = readConfig(process.env, ROOT);
  // PostgreSQL starts while the rest of the server is loaded and put together.
  const postgres = await launchPostgres(config);
  const pools: Database[] = [];
  const closeAll = async () => {
    await Promise.all(pools.map((pool) => pool.close()));
    await postgres.stop();
  };
  try {
    const { course, assembleHajde, connect, migrate, keepTidy } = await load();
    const open = (...args: Parameters<typeof connect>) => {
      const pool = connect(...args);
      pools.push(pool);
      return pool;
    };
    const database = open(postgres.url);
    const standby =
      config.databaseReplicaUrl === undefined
        ? undefined
        : open(config.databaseReplicaUrl, { readOnly: true });
    const now = () => new Date();
    // A PostgreSQL of the operator's own keeps its data where we cannot look.
    const room = config.databaseUrl === undefined ? watchRoom(config.dataDir, console.error) : null;
    const isFull = () => room?.isFull() ?? false;
    const building = assembleHajde({
      config,
      database,
      standby,
      course,
      now,
      isFull,
      folders: { web: WEB, course: COURSE, drawing: DRAWING },
      logTo: logOutput(),
    });
    const [app] = await Promise.all([building, postgres.ready.then(() => migrate(database))]);
    const tidy = keepTidy(database.db, now, app.log, isFull);
    await listen(app, config);
    onStop(async () => {
      tidy.stop();
      room?.stop();
      await app.close();
      await closeAll();
    });
    dieOfTheUnexpected();
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : config.port;
    console.log(`Hajde runs on Node ${process.version}.`);
    console.log(`Hajde is ready on http://localhost:${port}`);
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** Once it serves, what nobody caught is a death, which `npm start` tells from a refusal to start. */
function dieOfTheUnexpected(): void {
  process.once('uncaughtException', (error) => {
    console.error(error);
    process.exit(DIED);
  });
}

const DIED = 70;

/** The embedded PostgreSQL on its way, or the operator's own, which is there already. */
async function launchPostgres({ databaseUrl, dataDir }: Config) {
  if (databaseUrl !== undefined) {
    return { url: databaseUrl, ready: Promise.resolve(), stop: async () => {} };
  }
  const { url, ready } = await launchEngine({ dataDir, log: (line) => console.error(line) });
  return { url, ready, stop: async () => (await ready).stop() };
}

async function load() {
  const course: ServedCourse = JSON.parse(await readFile(`${COURSE}/course.json`, 'utf8'));
  const [{ assembleHajde }, { connect }, { migrate }, { keepTidy }] = await Promise.all([
    import('./assemble.ts'),
    import('../db/connection.ts'),
    import('../db/migrate.ts'),
    import('./maintenance.ts'),
  ]);
  return { course, assembleHajde, connect, migrate, keepTidy };
}

/** Who does not fit in here while many connect at once is made to wait for seconds by their own system. */
const BACKLOG = 4_096;

async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host, backlog: BACKLOG });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new Error(`Port ${port} is already in use: choose another with PORT.`);
  }
}

function isDebugging() {
  return process.env.LOG_LEVEL === 'debug' || process.env.LOG_LEVEL === 'trace';
}

function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
