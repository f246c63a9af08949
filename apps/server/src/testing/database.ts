import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { connect, type Database } from '../db/connection.ts';
import { withDatabase } from './database-url.ts';

export type FreshDatabase = { url: string; database: Database; drop(): Promise<void> };

/** A migrated database of its own for one test file, so that files run side by side. */
export function freshDatabase(): Promise<FreshDatabase> {
  return databaseFrom(inject('templateDatabase'));
}

/** The same with nothing in it. */
export function emptyDatabase(): Promise<FreshDatabase> {
  return databaseFrom('template0');
}

async function databaseFrom(template: string): Promise<FreshDatabase> {
  const cluster = connect(inject('clusterUrl'), { max: 1 });
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await cluster.pool.query(`create database ${name} template ${template} strategy file_copy`);
  const url = withDatabase(inject('clusterUrl'), name);
  const database = connect(url);
  return {
    url,
    database,
    async drop() {
      await database.close();
      await cluster.pool.query(`drop database ${name} with (force)`);
      await cluster.close();
    },
  };
}
