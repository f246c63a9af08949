import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../db/schema.ts';

/** The tables that Hajde has made. A database may hold others, which are nobody's business here. */
export const OWN_TABLES: readonly string[] = Object.values(schema)
  .filter((it) => is(it, PgTable))
  .map((table) => getTableName(table));
