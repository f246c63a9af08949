import { withDatabase } from '../../db/with-database.ts';
import { command } from '../command.ts';
import { administer } from './administer.ts';

/** `npm run admin -- reset-password|rename|remove|sessions NAME`, `npm run admin -- events|circles [NAME]` */
await command((config, args) =>
  withDatabase(config, async (database) => {
    for (const line of await administer(database, args, new Date())) console.log(line);
  }),
);
