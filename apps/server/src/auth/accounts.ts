import type { Answer, Body } from '@hajde/contract/types';
import { STARTING_GEMS } from '@hajde/rules/rewards';
import { eq } from 'drizzle-orm';
import { learner, ledger } from '../db/schema.ts';
import { isUniqueViolation } from '../db/violations.ts';
import { toUser } from '../learners/learner.ts';
import { Refusal } from '../refusal.ts';
import type { Server } from '../server.ts';
import { hashPassword, isPassword } from './password.ts';
import { startSession } from './session.ts';

type SignedIn = Answer<'POST /api/auth/login'>;

export async function register(
  { database, now }: Server,
  { username, email, password }: Body<'POST /api/auth/register'>,
  zone: string,
): Promise<SignedIn> {
  const passwordHash = await hashPassword(password);
  const at = now();
  try {
    return await database.db.transaction(async (tx) => {
      const [row] = await tx
        .insert(learner)
        .values({
          username,
          usernameKey: username.toLowerCase(),
          email,
          emailKey: email.toLowerCase(),
          passwordHash,
          zone,
          createdAt: at,
          heartsFullAt: at,
          gems: STARTING_GEMS,
        })
        .returning();
      if (row === undefined) throw new Error('The insert of a learner returned no row.');
      const [token] = await Promise.all([
        startSession(tx, row.id, at),
        tx
          .insert(ledger)
          .values({ learnerId: row.id, key: 'start', xp: 0, gems: STARTING_GEMS, at }),
      ]);
      return { token, user: toUser(row, at, zone) };
    });
  } catch (error) {
    if (isUniqueViolation(error, 'learner_username_key_unique')) {
      throw new Refusal(
        409,
        'username_taken',
        'That username is taken. Please choose another.',
        'username',
      );
    }
    if (isUniqueViolation(error, 'learner_email_key_unique')) {
      throw new Refusal(
        409,
        'email_taken',
        'There is already an account with that email.',
        'email',
      );
    }
    throw error;
  }
}

/** Says the same for an unknown name and a wrong password, and takes as long. */
export async function login(
  { database, now }: Server,
  { username, password }: Body<'POST /api/auth/login'>,
  zone: string,
): Promise<SignedIn> {
  const [row] = await database.db
    .select()
    .from(learner)
    .where(eq(learner.usernameKey, username.normalize('NFKC').trim().toLowerCase()));
  if (!(await isPassword(password, row?.passwordHash ?? null)) || row === undefined) {
    throw new Refusal(401, 'invalid_credentials', 'Invalid username or password');
  }
  const at = now();
  return { token: await startSession(database.db, row.id, at), user: toUser(row, at, zone) };
}
