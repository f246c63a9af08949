import type { Answer, Body } from '@hajde/contract/types';
import { eq } from 'drizzle-orm';
import { keyOf } from '../../credentials/name-key.ts';
import { hashPassword, isPassword } from '../../credentials/password.ts';
import { orTaken } from '../../credentials/taken.ts';
import { learner } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Server } from '../../http/server.ts';
import { startSession } from '../../http/session.ts';
import { toUser } from '../../ledger/user.ts';
import { insertLearner } from './new-learner.ts';
import type { Visit } from './visit.ts';

type SignedIn = Answer<'POST /api/auth/login'>;

export async function register(
  { database, now }: Server,
  { username, email, password }: Body<'POST /api/auth/register'>,
  { zone, device }: Visit,
): Promise<SignedIn> {
  const passwordHash = await hashPassword(password);
  const at = now();
  try {
    return await inTransaction(database.pool, async ({ db: tx }) => {
      const made = { username, email, emailVerifiedAt: null, passwordHash, zone };
      const row = await insertLearner(tx, made, at);
      return { token: await startSession(tx, row.id, at, device), user: toUser(row, at, zone) };
    });
  } catch (error) {
    throw orTaken(error);
  }
}

/** Says the same for an unknown name and a wrong password, and takes as long. */
export async function login(
  { database, now }: Server,
  { username, password }: Body<'POST /api/auth/login'>,
  { zone, device }: Visit,
): Promise<SignedIn> {
  const [row] = await database.db
    .select()
    .from(learner)
    .where(eq(learner.usernameKey, keyOf(username)));
  if (!(await isPassword(password, row?.passwordHash ?? null)) || row === undefined) {
    throw new Refusal(401, 'invalid_credentials', 'Invalid username or password');
  }
  const at = now();
  return {
    token: await startSession(database.db, row.id, at, device),
    user: toUser(row, at, zone),
  };
}
