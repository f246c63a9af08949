import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { learner } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import type { Server } from '../http/server.ts';
import { forgive, type Limit, take } from '../http/throttle.ts';
import { isPassword } from './password.ts';

const MINUTE_MS = 60_000;
const GUESSES: Limit = { name: 'confirm', atOnce: 10, thenOneEveryMs: MINUTE_MS };
/** Without a password to ask for, signing in must have happened just now. */
const JUST_NOW_MS = 10 * MINUTE_MS;

/** Makes sure that it is the learner, and not somebody who found their device unlocked. */
export async function confirmLearner(
  { database: { db }, now }: Server,
  request: FastifyRequest,
  learnerId: string,
  password: string | undefined,
): Promise<void> {
  const [row] = await db
    .select({ passwordHash: learner.passwordHash })
    .from(learner)
    .where(eq(learner.id, learnerId));
  if (row?.passwordHash == null) return confirmRecent(request, now());
  const guess = { limit: GUESSES, who: learnerId };
  await take(db, [guess], now());
  if (password === undefined || !(await isPassword(password, row.passwordHash))) {
    throw new Refusal(
      403,
      'wrong_password',
      'That is not your current password.',
      'currentPassword',
    );
  }
  await forgive(db, [guess]);
}

function confirmRecent({ session }: FastifyRequest, now: Date): void {
  const age = now.getTime() - (session?.createdAt.getTime() ?? 0);
  if (age > JUST_NOW_MS) {
    throw new Refusal(403, 'sign_in_again', 'Please sign out and in again, and then do this.');
  }
}
