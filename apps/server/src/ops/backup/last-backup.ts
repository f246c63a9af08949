import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { lastBackup } from '../../db/schema.ts';

/** Puts down that a backup is whole, for who watches over it. */
export async function noteBackup(
  db: Db,
  { finishedAt, rows, bytes }: { finishedAt: Date; rows: number; bytes: number },
): Promise<void> {
  await db
    .insert(lastBackup)
    .values({ finishedAt, rows, bytes })
    .onConflictDoUpdate({
      target: lastBackup.one,
      set: {
        finishedAt: sql`excluded.finished_at`,
        rows: sql`excluded.rows`,
        bytes: sql`excluded.bytes`,
      },
    });
}

/** When it was, null if there never was one; undefined where the database does not tell at once. */
export async function lastBackupAt(db: Db): Promise<Date | null | undefined> {
  const asked = db
    .select({ at: lastBackup.finishedAt })
    .from(lastBackup)
    .then(
      ([row]) => row?.at ?? null,
      () => undefined,
    );
  const patience = new AbortController();
  const tooLate = pause(PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => undefined);
  const at = await Promise.race([asked, tooLate]);
  patience.abort();
  return at;
}

const PATIENCE_MS = 1_000;
