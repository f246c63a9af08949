import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { score } from '../../db/schema.ts';

/** Takes broken streaks off the boards, so that a read need not walk past more and more of them. */
export async function sweepBrokenStreaks(db: Db, now: Date): Promise<void> {
  await db
    .update(score)
    .set({ value: 0 })
    .where(and(eq(score.board, 'streak'), gt(score.value, 0), lte(score.endsAt, now)));
}
