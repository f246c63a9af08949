import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { PoolClient } from 'pg';
import type { Database } from './connection.ts';
import { MIGRATIONS } from './folders.ts';

/**
 * Brings the database up to this code. Any number of processes may do so at once: one goes first
 * under an advisory lock, which PostgreSQL lets go of when its session ends, however it ends.
 */
export async function migrate(
  { pool }: Database,
  migrationsFolder: string = MIGRATIONS,
): Promise<void> {
  // The lock and its limits belong to a session, so everything happens on one, which ends with it.
  const session = await pool.connect();
  try {
    await assertServerVersion(session);
    await waitForTurn(session);
    await assertNotNewer(session, migrationsFolder);
    await applyMigrations(drizzle({ client: session }), { migrationsFolder });
  } finally {
    session.release(true);
  }
}

const OLDEST_POSTGRESQL = 14;
/** An arbitrary number that only Hajde's migrations lock. */
export const MIGRATION_LOCK = 4_827_154_301;
const TURN_COMES_WITHIN_MS = 300_000;

export async function assertServerVersion(session: PoolClient): Promise<void> {
  const { rows } = await session.query<{ major: number }>(
    "select current_setting('server_version_num')::int / 10000 as major",
  );
  assertSupported(rows[0]?.major ?? 0);
}

export function assertSupported(major: number): void {
  if (major >= OLDEST_POSTGRESQL) return;
  throw new Error(
    `DATABASE_URL points at PostgreSQL ${major}, and Hajde needs PostgreSQL ${OLDEST_POSTGRESQL} or newer.`,
  );
}

async function waitForTurn(session: PoolClient): Promise<void> {
  // The limits that guard the server's own statements would cut a long migration short.
  await session.query(
    `select set_config('statement_timeout', '0', false),
            set_config('idle_in_transaction_session_timeout', '0', false),
            set_config('lock_timeout', $1, false)`,
    [String(TURN_COMES_WITHIN_MS)],
  );
  try {
    await session.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  } catch (error) {
    throw new Error(
      `Another process has been migrating the database for more than ${TURN_COMES_WITHIN_MS / 60_000} minutes: look at it, then start Hajde again.`,
      { cause: error },
    );
  }
}

async function assertNotNewer(session: PoolClient, migrationsFolder: string): Promise<void> {
  const table = await session.query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  );
  if (!table.rows[0]?.there) return;
  const known = await knownMigrations(migrationsFolder);
  const applied = await session.query<{ created_at: number }>(
    'select created_at from drizzle.__drizzle_migrations',
  );
  const unknown = applied.rows.filter((migration) => !known.has(migration.created_at));
  if (unknown.length === 0) return;
  throw new Error(
    `The database is newer than this Hajde (it holds ${unknown.length} migration${unknown.length === 1 ? '' : 's'} that this version does not know): ` +
      'start the newer version, or restore a backup that this version made.',
  );
}

async function knownMigrations(folder: string): Promise<Set<number>> {
  const journal: { entries: { when: number }[] } = JSON.parse(
    await readFile(join(folder, 'meta', '_journal.json'), 'utf8'),
  );
  return new Set(journal.entries.map((entry) => entry.when));
}
