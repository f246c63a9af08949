import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/connection.ts';
import { learner } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import type { Server } from '../http/server.ts';
import { forgive, giveBack, type Limit, take } from '../http/throttle.ts';
import { Busy } from './in-turn.ts';
import { isPassword } from './password.ts';

const MINUTE_MS = 60_000;
/** Counted by session: whoever guesses on a stolen one does not keep the owner from changing things. */
const GUESSES: Limit = { name: 'confirm', atOnce: 10, thenOneEveryMs: MINUTE_MS };
/** Without a password to ask for, signing in must have happened just now. */
const JUST_NOW_MS = 10 * MINUTE_MS;

/** A learner who has shown who they are, and what by. */
export interface Confirmed {
  readonly learnerId: string;
  readonly passwordHash: string | null;
}

/** Makes sure that it is the learner, and not somebody who found their device unlocked. */
export async function confirmLearner(
  { database: { db }, now }: Server,
  request: FastifyRequest,
  learnerId: string,
  password: string | undefined,
): Promise<Confirmed> {
  const [row] = await db
    .select({ passwordHash: learner.passwordHash })
    .from(learner)
    .where(eq(learner.id, learnerId));
  const passwordHash = row?.passwordHash ?? null;
  if (passwordHash === null) {
    confirmRecent(request, now());
    return { learnerId, passwordHash };
  }
  const guess = { limit: GUESSES, who: request.session?.id ?? learnerId };
  await take(db, [guess], now());
  const isRight = isPassword(password ?? '', passwordHash).catch(async (error) => {
    if (error instanceof Busy) await giveBack(db, [guess]);
    throw error;
  });
  if (!(await isRight)) throw wrongPassword();
  await forgive(db, [guess]);
  return { learnerId, passwordHash };
}

/**
 * Locks the learner's row for a change that was confirmed. A password takes a while to verify, and
 * may have been changed meanwhile: the old one then opens nothing any more.
 */
export async function lockConfirmed(tx: Db, { learnerId, passwordHash }: Confirmed) {
  const [row] = await tx
    .select({ email: learner.email, emailKey: learner.emailKey, username: learner.username })
    .from(learner)
    .where(
      and(
        eq(learner.id, learnerId),
        sql`${learner.passwordHash} is not distinct from ${passwordHash}`,
      ),
    )
    .for('no key update');
  if (row === undefined) throw wrongPassword();
  return row;
}

const wrongPassword = () =>
  new Refusal(403, 'wrong_password', "That's not your current password.", 'currentPassword');

function confirmRecent({ session }: FastifyRequest, now: Date): void {
  const age = now.getTime() - (session?.createdAt.getTime() ?? 0);
  if (age > JUST_NOW_MS) {
    throw new Refusal(
      403,
      'sign_in_again',
      'Please sign out, sign in again and then try once more.',
    );
  }
}
