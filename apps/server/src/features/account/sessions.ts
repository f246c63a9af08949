import type { Answer } from '@hajde/contract/types';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Pool } from 'pg';
import { noteEvent } from '../../credentials/security-events.ts';
import type { Db } from '../../db/connection.ts';
import { emailChange, learner, session } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notFound, notSignedIn } from '../../http/refusal.ts';
import { SESSION_LASTS_MS } from '../../http/session.ts';

/** The session that something is done by. */
export interface By {
  readonly id: string;
  readonly device: string | null;
}

type Sessions = Answer<'GET /api/users/:id/account/sessions'>;

export async function sessionsOf(
  db: Db,
  learnerId: string,
  currentId: string | undefined,
  now: Date,
): Promise<Sessions> {
  const { id, device, createdAt, expiresAt } = session;
  const rows = await db
    .select({ id, device, createdAt, expiresAt })
    .from(session)
    .where(and(eq(session.learnerId, learnerId), gt(expiresAt, now)))
    .orderBy(desc(expiresAt));
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    createdAt: row.createdAt.toISOString(),
    // A use moves the end on, so the end tells the use.
    lastUsedAt: new Date(row.expiresAt.getTime() - SESSION_LASTS_MS).toISOString(),
    current: row.id === currentId,
  }));
}

export async function endOne(db: Db, learnerId: string, sessionId: string): Promise<void> {
  const ended = await db
    .delete(session)
    .where(and(eq(session.learnerId, learnerId), eq(session.id, sessionId)))
    .returning({ id: session.id });
  if (ended.length === 0) throw notFound('session');
}

/** Whoever was in is out, with whatever they had begun: a new email would be a way back in. */
export async function signOutEverywhere(
  pool: Pool,
  learnerId: string,
  by: By | undefined,
  at: Date,
) {
  await inTransaction(pool, async ({ db: tx }) => {
    // First the learner, as everybody who locks more: a deletion at the same time would wait for us.
    const own = tx.select({ id: learner.id }).from(learner).where(eq(learner.id, learnerId));
    if ((await own.for('no key update')).length === 0) throw notSignedIn();
    await tx.delete(session).where(eq(session.learnerId, learnerId));
    await tx.delete(emailChange).where(eq(emailChange.learnerId, learnerId));
    const kind = 'signed_out_everywhere';
    await noteEvent(tx, { learnerId, kind, device: by?.device, at });
  });
}

export async function endAll(db: Db, learnerId: string): Promise<void> {
  await db.delete(session).where(eq(session.learnerId, learnerId));
}

export async function endOthers(
  db: Db,
  learnerId: string,
  currentId: string | undefined,
): Promise<void> {
  if (currentId === undefined) return endAll(db, learnerId);
  await db.delete(session).where(and(eq(session.learnerId, learnerId), ne(session.id, currentId)));
}
