import { resolve } from 'node:path';
import { withDatabase } from '../../db/with-database.ts';
import { command } from '../command.ts';
import { backup } from './backup.ts';

/** `npm run backup -- FILE`, while the server runs or not. */
await command(async (config, [file]) => {
  if (file === undefined) throw new Error('Say into which file: npm run backup -- FILE');
  const counts = await withDatabase(config, (database) => backup(database, resolve(file)));
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  console.log(`${file} is written. Learners: ${counts.learner ?? 0}, rows in all: ${rows}.`);
});
