import type { Answer, Body } from '@hajde/contract/types';
import { eq } from 'drizzle-orm';
import { keyOf } from '../../credentials/name-key.ts';
import { isPassword } from '../../credentials/password.ts';
import { learner } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Server } from '../../http/server.ts';
import { toUser } from '../../ledger/user.ts';
import type { Caller } from './caller.ts';
import { enter } from './enter.ts';
import { tellOfNewDevice } from './new-device-mail.ts';

/** Says the same for an unknown name and a wrong password, and takes as long. */
export async function login(
  server: Server,
  { username, password }: Body<'POST /api/auth/login'>,
  caller: Caller,
): Promise<Answer<'POST /api/auth/login'>> {
  const { database, now } = server;
  const [row] = await database.db
    .select()
    .from(learner)
    .where(eq(learner.usernameKey, keyOf(username)));
  const verified = row?.passwordHash ?? null;
  if (!(await isPassword(password, verified)) || row === undefined || verified === null) {
    throw invalidCredentials();
  }
  const at = now();
  const entered = await inTransaction(database.pool, ({ db: tx }) =>
    enter(tx, row.id, caller, at, { kind: 'signed_in', verified }),
  );
  if (entered === undefined) throw invalidCredentials();
  tellOfNewDevice(server, entered, caller, at);
  return { token: entered.token, user: toUser(row, at, caller.zone) };
}

const invalidCredentials = () =>
  new Refusal(401, 'invalid_credentials', 'Invalid username or password');
