import type { Answer, Body } from '@hajde/contract/types';
import { orTaken } from '../../credentials/name-or-email-taken.ts';
import { hashPassword } from '../../credentials/password.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Server } from '../../http/server.ts';
import { startSession } from '../../http/session.ts';
import { toUser } from '../../ledger/user.ts';
import type { Caller } from './caller.ts';
import { insertLearner } from './new-learner.ts';

export async function register(
  { database, now }: Server,
  { username, email, password }: Body<'POST /api/auth/register'>,
  { zone, device }: Caller,
): Promise<Answer<'POST /api/auth/register'>> {
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
