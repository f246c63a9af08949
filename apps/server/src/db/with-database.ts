import type { Config } from '../config.ts';
import { connect, type Database } from './connection.ts';
import { startEngine } from './engine/engine.ts';
import { runningEngine } from './engine/running.ts';
import { migrate } from './migrate.ts';

/**
 * For commands beside the server: the configured database, or the embedded one, whether a server
 * runs it at this moment or not.
 */
export async function withDatabase<T>(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  work: (database: Database) => Promise<T>,
  { migrated = true } = {},
): Promise<T> {
  const running = config.databaseUrl ?? (await runningEngine(config.dataDir));
  const engine =
    running === undefined
      ? await startEngine({ dataDir: config.dataDir, log: (line) => console.error(line) })
      : undefined;
  const database = connect(running ?? engine?.url ?? '', { max: 4 });
  try {
    if (migrated) await migrate(database);
    return await work(database);
  } finally {
    await database.close();
    await engine?.stop();
  }
}
