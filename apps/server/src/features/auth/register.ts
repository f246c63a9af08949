import type { Answer, Body } from '@hajde/contract/types';
import { orTaken } from '../../credentials/name-or-email-taken.ts';
import { hashPassword } from '../../credentials/password.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Server } from '../../http/server.ts';
import { toUser } from '../../ledger/user.ts';
import type { Caller } from './caller.ts';
import { enter } from './enter.ts';
import { insertLearner } from './new-learner.ts';

export async function register(
  { database, now }: Server,
  { username, email, password }: Body<'POST /api/auth/register'>,
  caller: Caller,
): Promise<Answer<'POST /api/auth/register'>> {
  const { zone } = caller;
  const passwordHash = await hashPassword(password);
  const at = now();
  try {
    return await inTransaction(database.pool, async ({ db: tx }) => {
      const made = { username, email, emailVerifiedAt: null, passwordHash, zone };
      const row = await insertLearner(tx, made, at);
      const entered = await enter(tx, row.id, caller, at, { kind: 'registered' });
      if (entered === undefined) throw new Error('A learner just made is not there.');
      return { token: entered.token, user: toUser(row, at, zone) };
    });
  } catch (error) {
    throw orTaken(error);
  }
}
