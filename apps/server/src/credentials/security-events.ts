import type { SecurityEventKind } from '@hajde/rules/security-events';
import { and, desc, eq, lt, notInArray } from 'drizzle-orm';
import type { Db } from '../db/connection.ts';
import { securityEvent } from '../db/schema.ts';

export interface SecurityEvent {
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
  if (event.kind === 'signed_in' && event.learnerId !== null) {
    await forgetOldSignIns(db, event.learnerId);
  }
}

export async function removeOldEvents(db: Db, now: Date): Promise<void> {
  await db.delete(securityEvent).where(lt(securityEvent.at, new Date(now.getTime() - KEPT_MS)));
}

const KEPT_MS = 365 * 86_400_000;
const SIGN_INS_KEPT = 100;

/** Somebody who signs in all day must not fill the table, nor push out what matters more. */
async function forgetOldSignIns(db: Db, learnerId: string): Promise<void> {
  const { id, kind } = securityEvent;
  const signIns = and(eq(securityEvent.learnerId, learnerId), eq(kind, 'signed_in'));
  const kept = db
    .select({ id })
    .from(securityEvent)
    .where(signIns)
    .orderBy(desc(id))
    .limit(SIGN_INS_KEPT);
  await db.delete(securityEvent).where(and(signIns, notInArray(id, kept)));
}
