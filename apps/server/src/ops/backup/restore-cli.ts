import { resolve } from 'node:path';
import { runningEngine } from '../../db/engine/running.ts';
import { withDatabase } from '../../db/with-database.ts';
import { command } from '../command.ts';
import { restore } from './restore.ts';

/** `npm run restore -- FILE`, into a database without learners that no server uses. */
await command(async (config, [file]) => {
  if (file === undefined) throw new Error('Say from which file: npm run restore -- FILE');
  if (config.databaseUrl === undefined && (await runningEngine(config.dataDir))) {
    throw new Error(
      'A server is using this data folder: stop it first, or choose another DATA_DIR.',
    );
  }
  const counts = await withDatabase(config, (database) => restore(database, resolve(file)), {
    migrated: false,
  });
  console.log(`${file} is restored. Learners: ${counts.learner ?? 0}.`);
});
