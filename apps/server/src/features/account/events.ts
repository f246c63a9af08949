import type { Answer } from '@hajde/contract/types';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { learner, securityEvent } from '../../db/schema.ts';

const SHOWN = 20;
const SHOWN_TO_OPERATORS = 200;

/** What happened to the learner's account lately, the newest first. */
export async function recentEvents(
  db: Db,
  learnerId: string,
): Promise<Answer<'GET /api/users/:id/account/events'>> {
  const { kind, device, at, id } = securityEvent;
  const rows = await db
    .select({ kind, device, at })
    .from(securityEvent)
    .where(eq(securityEvent.learnerId, learnerId))
    .orderBy(desc(id))
    .limit(SHOWN);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** The same for an operator: of one learner or of all, the newest first. */
export async function eventsForOperator(db: Db, learnerId?: string) {
  const { kind, device, at, id } = securityEvent;
  return db
    .select({ kind, device, at, username: learner.username })
    .from(securityEvent)
    .leftJoin(learner, eq(learner.id, securityEvent.learnerId))
    .where(learnerId === undefined ? undefined : eq(securityEvent.learnerId, learnerId))
    .orderBy(desc(id))
    .limit(SHOWN_TO_OPERATORS);
}
