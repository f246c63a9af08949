import { lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { circle, circleCheer } from '../../db/schema.ts';

const CHEERS_KEPT_MS = 14 * 86_400_000;

/** Old cheers go, and circles whose last member has deleted their account. */
export async function tidyCircles(db: Db, now: Date): Promise<void> {
  await db.delete(circleCheer).where(lt(circleCheer.at, new Date(now.getTime() - CHEERS_KEPT_MS)));
  await db.delete(circle).where(sql`not exists (
    select from circle_member where circle_id = ${circle.id} and left_at is null)`);
}
