import type { Config } from '../config.ts';
import { connect, type Database } from './connection.ts';
import { startEngine } from './engine/engine.ts';
import { migrate } from './migrate.ts';

/** For commands beside the server: the configured database, or the embedded one if nobody runs it. */
export async function withDatabase<T>(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const engine =
    config.databaseUrl === undefined
      ? await startEngine({ dataDir: config.dataDir, log: (line) => console.error(line) })
      : undefined;
  const database = connect(config.databaseUrl ?? engine?.url ?? '');
  try {
    await migrate(database);
    return await work(database);
  } finally {
    await database.close();
    await engine?.stop();
  }
}
