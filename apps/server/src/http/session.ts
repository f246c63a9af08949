import { hash, randomBytes } from 'node:crypto';
import { and, desc, eq, lt, notInArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database, Db } from '../db/connection.ts';
import { session } from '../db/schema.ts';

const DAY_MS = 86_400_000;
export const SESSION_LASTS_MS = 30 * DAY_MS;
const TOKEN_BYTES = 32;
const TOKEN_SHAPE = /^[\w-]{43}$/;

/** More than anybody's devices; who signs in by a script must not fill the table. */
const SESSIONS_OF_A_LEARNER = 20;

/**
 * Starts a session and hands out its token, the only time it is ever seen. Where there are too many,
 * the one that was not used for longest ends; whoever calls this has locked the learner's row.
 */
export async function startSession(
  db: Db,
  learnerId: string,
  at: Date,
  device: string | null,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const kept = db
    .select({ tokenHash: session.tokenHash })
    .from(session)
    .where(eq(session.learnerId, learnerId))
    .orderBy(desc(session.expiresAt), desc(session.createdAt))
    .limit(SESSIONS_OF_A_LEARNER - 1);
  await db
    .delete(session)
    .where(and(eq(session.learnerId, learnerId), notInArray(session.tokenHash, kept)));
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
  const token = bearerOf(request) ?? request.cookies.authToken;
  return token !== undefined && TOKEN_SHAPE.test(token) ? token : undefined;
}

/** Whether the request asks by a token and carries, beside it, the cookies of another session. */
export function hasOtherCookies(request: FastifyRequest): boolean {
  const { authToken } = request.cookies;
  return authToken !== undefined && (bearerOf(request) ?? authToken) !== authToken;
}

const bearerOf = ({ headers }: FastifyRequest) =>
  headers.authorization?.match(/^Bearer (\S+)$/i)?.[1];

export const hashOf = (token: string) => hash('sha256', token, 'buffer');

/** The same as PostgreSQL reads it: every request asks by it, and a text costs half of a buffer. */
export const hashAsText = (token: string) => `\\x${hash('sha256', token, 'hex')}`;
