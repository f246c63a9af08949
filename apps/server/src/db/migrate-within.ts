import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { PoolClient } from 'pg';
import { MIGRATIONS } from './folders.ts';

export type Migration = MigrationMeta;

export const readMigrations = (): readonly Migration[] =>
  readMigrationFiles({ migrationsFolder: MIGRATIONS });

/**
 * Applies these migrations within a transaction that somebody else ends, and puts them down as
 * Drizzle does, whose own way begins a transaction itself.
 */
export async function migrateWithin(
  client: PoolClient,
  migrations: readonly Migration[],
): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(`
    create table if not exists drizzle.__drizzle_migrations (
      id serial primary key, hash text not null, created_at bigint
    )`);
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement);
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    );
  }
}
