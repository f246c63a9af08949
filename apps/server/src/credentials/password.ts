import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters OWASP recommends: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, COST);

/**
 * Whether the password is the one behind the hash. Without a hash (an unknown name) it works just
 * as long on one that no password fits, so that time does not tell which names exist.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && passwordHash !== null;
}

const decoy = hashPassword(randomBytes(16).toString('hex'));
