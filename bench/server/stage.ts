import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../../apps/server/src/db/connection.ts';
import { type Engine, startEngine } from '../../apps/server/src/db/engine/engine.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { withDatabase } from '../../apps/server/src/testing/database-url.ts';
import { crowd } from './crowd.ts';

/** One durable PostgreSQL, the embedded one, with databases that are made when first asked for. */
export interface Stage {
  /** The address of an empty database. */
  empty(name: string): Promise<string>;
  /** The address of a database in which this many learners have learnt. */
  withLearners(count: number): Promise<string>;
  /** Ends the engine and hands its data folder over, for who measures a start. */
  folder(): Promise<string>;
  close(): Promise<void>;
}

export function openStage(): Stage {
  let running: Promise<{ dataDir: string; engine: Engine }> | undefined;
  let parent: string | undefined;
  const made = new Map<string, Promise<string>>();

  async function start() {
    parent = await mkdtemp(join(tmpdir(), 'hajde-bench-'));
    // As root the engine runs as another user, who has to be let into the folder.
    await chmod(parent, 0o755);
    const dataDir = join(parent, 'data');
    return { dataDir, engine: await startEngine({ dataDir, log }) };
  }

  async function make(name: string, fill: (url: string) => Promise<void>): Promise<string> {
    running ??= start();
    const { engine } = await running;
    const cluster = connect(engine.url, { max: 1 });
    await cluster.pool.query(`create database ${name}`);
    await cluster.close();
    const url = withDatabase(engine.url, name);
    await fill(url);
    return url;
  }

  function once(name: string, fill: (url: string) => Promise<void>): Promise<string> {
    const url = made.get(name) ?? make(name, fill);
    made.set(name, url);
    return url;
  }

  async function stop(): Promise<void> {
    if (running === undefined) return;
    const { engine } = await running;
    await engine.stop();
  }

  return {
    empty: (name) => once(name, async () => {}),
    withLearners: (count) =>
      once(`learners_${count}`, async (url) => {
        const database = connect(url, { max: 1 });
        await migrate(database);
        await database.close();
        await crowd(url, count);
      }),
    async folder() {
      running ??= start();
      const { dataDir } = await running;
      await stop();
      running = undefined;
      made.clear();
      return dataDir;
    },
    async close() {
      await stop();
      if (parent !== undefined) await rm(parent, { recursive: true, force: true });
    },
  };
}

/** That PostgreSQL stops tidying up where a million rows arrive is no news. */
function log(line: string): void {
  if (/^(WARNING|FATAL|PANIC)/.test(line)) console.error(line);
}
