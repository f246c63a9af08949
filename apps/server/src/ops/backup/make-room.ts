import { escapeIdentifier, type PoolClient } from 'pg';
import type { Migration } from '../../db/migrate-within.ts';
import { OWN_TABLES } from './own-tables.ts';

/**
 * Takes Hajde's own tables away where nobody has an account in them; others are left alone, whatever
 * they are. Part of a transaction, so that nothing has happened unless everything does.
 */
export async function makeRoom(
  client: PoolClient,
  migrations: readonly Migration[],
): Promise<void> {
  const own = await ownTablesIn(client);
  const applied = await appliedMigrations(client);
  const known = new Set(migrations.map(({ folderMillis }) => folderMillis));
  if (!applied.every((at) => known.has(at))) {
    throw new Error(
      'This database was migrated by something else than this Hajde: restore into an empty one (another DATA_DIR or DATABASE_URL).',
    );
  }
  if (own.length === 0) return;
  if (applied.length === 0) {
    throw new Error(
      `This database has tables that are not Hajde's but have their names (${own.join(', ')}): restore into another one.`,
    );
  }
  if (own.includes('learner')) await assertNobody(client);
  await drop(client, own);
  await client.query('delete from drizzle.__drizzle_migrations where created_at = any ($1)', [
    applied,
  ]);
}

/** Not `cascade`: whatever else stands on these tables is not ours to take away. */
async function drop(client: PoolClient, tables: readonly string[]): Promise<void> {
  try {
    await client.query(`drop table ${tables.map(escapeIdentifier).join(', ')}`);
  } catch (error) {
    throw new Error(
      "Hajde's own tables cannot be taken away, because something else in this database stands on them: restore into another one.",
      { cause: error },
    );
  }
}

async function ownTablesIn(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname = any ($1)
     order by relname`,
    [OWN_TABLES],
  );
  return rows.map(({ name }) => name);
}

async function appliedMigrations(client: PoolClient): Promise<number[]> {
  const table = await client.query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  );
  if (!table.rows[0]?.there) return [];
  const { rows } = await client.query<{ at: number }>(
    'select created_at as at from drizzle.__drizzle_migrations',
  );
  return rows.map(({ at }) => at);
}

async function assertNobody(client: PoolClient): Promise<void> {
  // Nobody may register between this look and what follows.
  await client.query('lock table learner in access exclusive mode');
  const { rows } = await client.query<{ learners: number }>(
    'select count(*) as learners from learner',
  );
  const learners = rows[0]?.learners ?? 0;
  if (learners === 0) return;
  throw new Error(
    `This database has ${learners} learners: a backup is restored into an empty one (another DATA_DIR or DATABASE_URL).`,
  );
}
