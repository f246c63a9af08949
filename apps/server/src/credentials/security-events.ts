import type { SecurityEventKind } from '@hajde/rules/account/security-events';
import { and, desc, eq, lt, notInArray } from 'drizzle-orm';
import type { Db } from '../db/connection.ts';
import { securityEvent } from '../db/schema.ts';

interface SecurityEvent {
  /** null for what is said about an account that is gone. */
  readonly learnerId: string | null;
  readonly kind: SecurityEventKind;
  /** The device it was done on, where that is known. */
  readonly device?: string | null | undefined;
  readonly at: Date;
}

/** Writes down what happened to the doors of an account, in the transaction that lets it happen. */
export async function noteEvent(db: Db, event: SecurityEvent): Promise<void> {
  await db.insert(securityEvent).values(event);
  const { learnerId, kind } = event;
  if (learnerId !== null) await forgetOld(db, learnerId, kind);
}

export async function removeOldEvents(db: Db, now: Date): Promise<void> {
  await db.delete(securityEvent).where(lt(securityEvent.at, new Date(now.getTime() - KEPT_MS)));
}

const KEPT_MS = 365 * 86_400_000;
const KEPT_OF_A_KIND = 100;

/** Whoever does one thing all day must not fill the table, nor push out what matters more. */
async function forgetOld(db: Db, learnerId: string, kind: SecurityEventKind): Promise<void> {
  const { id } = securityEvent;
  const alike = and(eq(securityEvent.learnerId, learnerId), eq(securityEvent.kind, kind));
  const kept = db
    .select({ id })
    .from(securityEvent)
    .where(alike)
    .orderBy(desc(id))
    .limit(KEPT_OF_A_KIND);
  await db.delete(securityEvent).where(and(alike, notInArray(id, kept)));
}
