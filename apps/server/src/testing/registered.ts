import { randomUUID } from 'node:crypto';
import { hashPassword } from '../credentials/password.ts';
import type { Database } from '../db/connection.ts';
import { inTransaction } from '../db/transaction.ts';
import { enter } from '../features/auth/enter.ts';
import { insertLearner } from '../features/auth/new-learner.ts';

/** As a call without headers comes. */
const CALLER = { zone: 'UTC', address: '127.0.0.1', device: null, deviceSecret: undefined };

const hashes = new Map<string, Promise<string>>();

/**
 * A learner as `POST /api/auth/register` leaves them, made by the same functions: without the call, and with
 * one hash for all who have the password: making it is meant to take long.
 */
export async function registered(
  database: Database,
  username: string,
  password: string,
  at: Date,
): Promise<{ id: string; token: string; username: string }> {
  const hashing = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hashing);
  const made = {
    username,
    email: `${randomUUID()}@example.com`,
    emailVerifiedAt: null,
    passwordHash: await hashing,
    zone: CALLER.zone,
  };
  return inTransaction(database.pool, async ({ db: tx }) => {
    const { id } = await insertLearner(tx, made, at);
    const entered = await enter(tx, id, CALLER, at, { kind: 'registered' });
    if (entered === undefined) throw new Error(`${username} was just made and is not there.`);
    return { id, token: entered.token, username };
  });
}
