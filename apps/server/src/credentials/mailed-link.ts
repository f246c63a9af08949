import { createHash, randomBytes } from 'node:crypto';
import { Refusal } from '../http/refusal.ts';

/** What a link in a mail carries, and what the database keeps of it: 256 random bits and their hash. */
export function newLink(now: Date): { token: string; tokenHash: Buffer; expiresAt: Date } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(now.getTime() + LINK_LASTS_MS);
  return { token, tokenHash: hashOfLink(token), expiresAt };
}

const TOKEN_BYTES = 32;
const LINK_LASTS_MS = 30 * 60_000;

export const hashOfLink = (token: string) => createHash('sha256').update(token).digest();

export const linkSpent = () =>
  new Refusal(
    410,
    'link_spent',
    'This link has been used or is older than 30 minutes. Please ask for a new one.',
  );
