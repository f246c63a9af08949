import type { Answer, Body } from '@hajde/contract/types';
import { eq } from 'drizzle-orm';
import { keyOf } from '../../credentials/name-key.ts';
import { hashPassword, isPassword } from '../../credentials/password.ts';
import { orTaken } from '../../credentials/taken.ts';
import { learner } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Server } from '../../http/server.ts';
import { toUser } from '../../ledger/user.ts';
import { enter } from './enter.ts';
import { tellOfNewDevice } from './new-device-mail.ts';
import { insertLearner } from './new-learner.ts';
import type { Visit } from './visit.ts';

type SignedIn = Answer<'POST /api/auth/login'>;

export async function register(
  { database, now }: Server,
  { username, email, password }: Body<'POST /api/auth/register'>,
  visit: Visit,
): Promise<SignedIn> {
  const { zone } = visit;
  const passwordHash = await hashPassword(password);
  const at = now();
  try {
    return await inTransaction(database.pool, async ({ db: tx }) => {
      const made = { username, email, emailVerifiedAt: null, passwordHash, zone };
      const row = await insertLearner(tx, made, at);
      const entered = await enter(tx, row.id, visit, at, { kind: 'registered' });
      if (entered === undefined) throw new Error('A learner just made is not there.');
      return { token: entered.token, user: toUser(row, at, zone) };
    });
  } catch (error) {
    throw orTaken(error);
  }
}

/** Says the same for an unknown name and a wrong password, and takes as long. */
export async function login(
  server: Server,
  { username, password }: Body<'POST /api/auth/login'>,
  visit: Visit,
): Promise<SignedIn> {
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
    enter(tx, row.id, visit, at, { kind: 'signed_in', verified }),
  );
  if (entered === undefined) throw invalidCredentials();
  tellOfNewDevice(server, entered, visit, at);
  return { token: entered.token, user: toUser(row, at, visit.zone) };
}

const invalidCredentials = () =>
  new Refusal(401, 'invalid_credentials', 'Invalid username or password');
