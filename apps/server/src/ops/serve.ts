import cluster from 'node:cluster';
import { type Config, ConfigError, readConfig } from '../config.ts';
import type { Database } from '../db/connection.ts';
import { launchEngine } from '../db/engine/engine.ts';
import { watchRoom } from './disk-room.ts';
import { ROOT } from './folders.ts';
import { loggedError } from './logging.ts';
import type { keepTidy } from './maintenance.ts';
import { die, dieOfTheUnexpected, listen, startServing } from './serving.ts';
import { onStop } from './stop.ts';
import { Refused, startWorkers } from './workers/parent.ts';
import { serveAsWorker } from './workers/worker.ts';

try {
  const config = readConfig(process.env, ROOT);
  if (cluster.isWorker) await serveAsWorker(config);
  else if (config.workers > 1) await serveByWorkers(config);
  else await serveAlone(config);
} catch (error) {
  // A setting that is wrong or a folder in use is for the operator: one sentence, no stack. A worker
  // that refused has said it already.
  if (!(error instanceof Refused)) {
    console.error(error instanceof ConfigError || !isDebugging() ? sentence(error) : error);
  }
  process.exit(1);
}

async function serveAlone(config: Config): Promise<void> {
  // PostgreSQL starts while the rest of the server is loaded and put together.
  const postgres = await launchPostgres(config);
  const room = watchOwnRoom(config);
  try {
    const { app, database, closePools } = await startServing(
      config,
      postgres.url,
      room.isFull,
      async (opened) => {
        const { migrate } = await import('../db/migrate.ts');
        await postgres.ready;
        await migrate(opened);
      },
    );
    await listen(app, config);
    // Only now: who finds the port taken says that and nothing else.
    const tidy = await tidyUp(database, app.log, room.isFull);
    onStop(async () => {
      await tidy.stop();
      room.stop();
      await app.close();
      await closePools();
      await postgres.stop();
    });
    dieOfTheUnexpected();
    const address = app.server.address();
    sayReady(typeof address === 'object' && address ? address.port : config.port);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** One process for the database, its migrations and its maintenance; so many more that serve. */
async function serveByWorkers(config: Config): Promise<void> {
  const postgres = await launchPostgres(config);
  const room = watchOwnRoom(config);
  try {
    const [{ connect }, { migrate }] = await Promise.all([
      import('../db/connection.ts'),
      import('../db/migrate.ts'),
      postgres.ready,
    ]);
    const database = connect(postgres.url, { max: 2 });
    await migrate(database);
    const workers = await startWorkers(config.workers, postgres.url, die);
    const tidy = await tidyUp(database, { warn }, room.isFull);
    onStop(async () => {
      await tidy.stop();
      room.stop();
      await workers.stop();
      await database.close();
      await postgres.stop();
    });
    dieOfTheUnexpected();
    sayReady(workers.port, `, in ${config.workers} processes`);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** The embedded PostgreSQL on its way, or the operator's own, which is there already. */
async function launchPostgres({ databaseUrl, dataDir }: Config) {
  if (databaseUrl !== undefined) {
    return { url: databaseUrl, ready: Promise.resolve(), stop: async () => {} };
  }
  const { url, ready } = await launchEngine({ dataDir, log: (line) => console.error(line) });
  return { url, ready, stop: async () => (await ready).stop() };
}

/** A PostgreSQL of the operator's own keeps its data where we cannot look. */
function watchOwnRoom({ databaseUrl, dataDir }: Config) {
  const room = databaseUrl === undefined ? watchRoom(dataDir, console.error) : null;
  return { isFull: () => room?.isFull() ?? false, stop: () => room?.stop() };
}

async function tidyUp(
  database: Database,
  log: Parameters<typeof keepTidy>[2],
  isFull: () => boolean,
) {
  const { keepTidy } = await import('./maintenance.ts');
  return keepTidy(database, () => new Date(), log, isFull);
}

/** Like the lines of the log, which is the workers'. */
function warn({ err }: { err: unknown }, msg: string): void {
  console.error(JSON.stringify({ level: 40, time: Date.now(), err: loggedError(err), msg }));
}

function sayReady(port: number, how = ''): void {
  console.log(`Hajde runs on Node ${process.version}${how}.`);
  console.log(`Hajde is ready on http://localhost:${port}`);
}

function isDebugging() {
  return process.env.LOG_LEVEL === 'debug' || process.env.LOG_LEVEL === 'trace';
}

function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
