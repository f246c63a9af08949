import { REMINDERS_KEPT_MS } from '@hajde/rules/reminders/when-due';
import { lt } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { sentReminder } from '../../db/schema.ts';

/** Reminders of long ago decide about nothing any more. */
export async function removeOldReminders(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - REMINDERS_KEPT_MS);
  await db.delete(sentReminder).where(lt(sentReminder.at, before));
}
