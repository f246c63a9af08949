import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect } from '../db/connection.ts';
import { startEngine } from '../db/engine/engine.ts';
import { migrate } from '../db/migrate.ts';
import { withDatabase } from './database-url.ts';

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string;
    templateDatabase: string;
  }
}

/** One PostgreSQL for all the server's tests, with a migrated database that each file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hajde-tests-'));
  const engine = await startEngine({ dataDir, log, volatile: true });
  const tearDown = async () => {
    await engine.stop();
    await rm(dataDir, { recursive: true });
  };
  try {
    await makeTemplate(engine.url);
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide('clusterUrl', engine.url);
  project.provide('templateDatabase', TEMPLATE);
  return tearDown;
}

const TEMPLATE = 'migrated';

/** Tests cut connections on purpose. */
function log(line: string): void {
  if (!line.includes('terminating connection')) console.error(line);
}

async function makeTemplate(clusterUrl: string): Promise<void> {
  const cluster = connect(clusterUrl, { max: 1 });
  await cluster.pool.query(`create database ${TEMPLATE}`);
  await cluster.close();
  const template = connect(withDatabase(clusterUrl, TEMPLATE), { max: 1 });
  await migrate(template);
  await template.close();
}
