import type { Answer, Body } from '@hajde/contract/types';
import { eq } from 'drizzle-orm';
import { keyOf } from '../../credentials/name-key.ts';
import { isPassword } from '../../credentials/password.ts';
import { learner } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Server } from '../../http/server.ts';
import { startSession } from '../../http/session.ts';
import { toUser } from '../../ledger/user.ts';
import type { Caller } from './caller.ts';

/** Says the same for an unknown name and a wrong password, and takes as long. */
export async function login(
  { database, now }: Server,
  { username, password }: Body<'POST /api/auth/login'>,
  { zone, device }: Caller,
): Promise<Answer<'POST /api/auth/login'>> {
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
