import type { Answer } from '@hajde/contract/types';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { session } from '../../db/schema.ts';
import { notFound } from '../../http/refusal.ts';
import { SESSION_LASTS_MS } from '../../http/session.ts';

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
