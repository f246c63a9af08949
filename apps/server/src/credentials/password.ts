import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { inTurns } from './in-turn.ts';

/** argon2id with the parameters OWASP recommends: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Half of Node's threads; the others read files. */
const inTurn = inTurns(2, 64);

/** Composed first: "ë" is one letter on one keyboard and two on another. */
export const hashPassword = (password: string) =>
  inTurn(() => hash(password.normalize('NFC'), COST));

/**
 * Whether the password is the one behind the hash. Without a hash (an unknown name) it works just
 * as long on one that no password fits, so that time does not tell which names exist.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const against = passwordHash ?? (await decoy);
  // Hashes from before passwords were composed are of what was typed.
  const forms = new Set([password.normalize('NFC'), password]);
  const matches = await inTurn(async () => {
    for (const form of forms) if (await verify(against, form)) return true;
    return false;
  });
  return matches && passwordHash !== null;
}

const decoy = hash(randomBytes(16).toString('hex'), COST);
