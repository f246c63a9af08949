import { hash, randomBytes } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database, Db } from '../db/connection.ts';
import { session } from '../db/schema.ts';

const DAY_MS = 86_400_000;
export const SESSION_LASTS_MS = 30 * DAY_MS;
const TOKEN_BYTES = 32;
const TOKEN_SHAPE = /^[\w-]{43}$/;

/** Starts a session and hands out its token, the only time it is ever seen. */
export async function startSession(
  db: Db,
  learnerId: string,
  at: Date,
  device: string | null,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db.insert(session).values({
    tokenHash: hashOf(token),
    learnerId,
    createdAt: at,
    expiresAt: new Date(at.getTime() + SESSION_LASTS_MS),
    device,
  });
  return token;
}

export async function endSession(db: Database['db'], request: FastifyRequest): Promise<void> {
  const token = tokenOf(request);
  if (token !== undefined) await db.delete(session).where(eq(session.tokenHash, hashOf(token)));
}

export async function removeExpiredSessions(db: Database['db'], at: Date): Promise<void> {
  await db.delete(session).where(lt(session.expiresAt, at));
}

export function tokenOf(request: FastifyRequest): string | undefined {
  const bearer = request.headers.authorization?.match(/^Bearer (\S+)$/i)?.[1];
  const token = bearer ?? request.cookies.authToken;
  return token !== undefined && TOKEN_SHAPE.test(token) ? token : undefined;
}

export const hashOf = (token: string) => hash('sha256', token, 'buffer');
