import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Course } from '@hajde/rules/course';
import type { FastifyInstance } from 'fastify';
import { type Config, ConfigError, readConfig } from './config.ts';
import { startEngine } from './db/engine/engine.ts';
import { logOutput } from './log-output.ts';
import { onStop } from './stop.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url));
const DRAWING = fileURLToPath(new URL('../../web/dist-server', import.meta.url));
const COURSE = fileURLToPath(new URL('../../../packages/course/dist', import.meta.url));

try {
  await main();
} catch (error) {
  // A setting that is wrong or a folder in use is for the operator: one sentence, no stack.
  console.error(error instanceof ConfigError || !isDebugging() ? sentence(error) : error);
  process.exit(1);
}

async function main(): Promise<void> {
  const config = readConfig(process.env, ROOT);
  const { engine, buildApp, connect, migrate, keepTidy, course } = await startAndLoad(config);
  const database = connect(config.databaseUrl ?? engine?.url ?? '');
  const standby =
    config.databaseReplicaUrl === undefined
      ? undefined
      : connect(config.databaseReplicaUrl, { readOnly: true });
  const closeAll = async () => {
    await Promise.all([database.close(), standby?.close()]);
    await engine?.stop();
  };
  try {
    await migrate(database);
    const now = () => new Date();
    const app = await buildApp({
      config,
      database,
      standby,
      course,
      now,
      folders: { web: WEB, course: COURSE, drawing: DRAWING },
      logTo: logOutput(),
    });
    const tidy = keepTidy(database.db, now, app.log);
    await listen(app, config);
    onStop(async () => {
      tidy.stop();
      await app.close();
      await closeAll();
    });
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : config.port;
    console.log(`Hajde runs on Node ${process.version}.`);
    console.log(`Hajde is ready on http://localhost:${port}`);
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** PostgreSQL starts while the rest of the server is still being loaded. */
async function startAndLoad({ databaseUrl, dataDir }: Config) {
  const starting =
    databaseUrl === undefined
      ? startEngine({ dataDir, log: (line) => console.error(line) })
      : Promise.resolve(undefined);
  const [engine, loaded] = await Promise.allSettled([starting, load()]);
  if (engine.status === 'rejected') throw engine.reason;
  if (loaded.status === 'fulfilled') return { engine: engine.value, ...loaded.value };
  await engine.value?.stop();
  throw loaded.reason;
}

async function load() {
  const course: Course = JSON.parse(await readFile(`${COURSE}/course.json`, 'utf8'));
  const [{ buildApp }, { connect }, { migrate }, { keepTidy }] = await Promise.all([
    import('./app.ts'),
    import('./db/connection.ts'),
    import('./db/migrate.ts'),
    import('./maintenance.ts'),
  ]);
  return { course, buildApp, connect, migrate, keepTidy };
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host });
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
