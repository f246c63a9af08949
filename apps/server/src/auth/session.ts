import { hash, randomBytes } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { briefly, type Database } from '../db/connection.ts';
import { session } from '../db/schema.ts';
import type { Db, Tx } from '../db/transaction.ts';
import { SIGNED_IN_FIELDS, type SignedInLearner } from '../learners/learner.ts';
import { Refusal } from '../refusal.ts';
import type { Server } from '../server.ts';

declare module 'fastify' {
  interface FastifyRequest {
    learner: SignedInLearner | undefined;
    /** The session that the learner asks by. */
    session: { id: string; createdAt: Date } | undefined;
    /** The signed-in learner; refuses with 401 where nobody is. */
    signedIn(): Promise<SignedInLearner>;
  }
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
export const SESSION_LASTS_MS = 30 * DAY_MS;
/** A session is extended at most once an hour, so that a read stays a read. */
const EXTEND_BELOW_MS = SESSION_LASTS_MS - HOUR_MS;
const TOKEN_BYTES = 32;
const TOKEN_SHAPE = /^[\w-]{43}$/;

/** Teaches requests who is asking: one prepared statement, session joined to learner. */
export function sessions({ app, database, now, config }: Server): void {
  const find = briefly(database, (sql) => {
    const fields = sql.unsafe(SIGNED_IN_FIELDS);
    return (tokenHash: Buffer) => sql<Found[]>`
      select ${fields}, session.id as "sessionId", session.created_at as "sessionCreatedAt",
             session.expires_at as "sessionExpiresAt"
      from session join learner on learner.id = session.learner_id
      where session.token_hash = ${tokenHash}`;
  });

  app.decorateRequest('learner', undefined);
  app.decorateRequest('session', undefined);
  app.decorateRequest('signedIn', async function signedIn(this: FastifyRequest) {
    const token = tokenOf(this);
    const at = now();
    const [found] = token === undefined ? [] : await find(hashOf(token));
    if (token === undefined || found === undefined || found.sessionExpiresAt <= at) {
      throw notSignedIn();
    }
    this.learner = found;
    this.session = { id: found.sessionId, createdAt: found.sessionCreatedAt };
    if (found.sessionExpiresAt.getTime() - at.getTime() < EXTEND_BELOW_MS) {
      await extend(database, token, at);
    }
    return found;
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (reply.statusCode === 401 && request.cookies.authToken !== undefined) {
      forget(reply, config.publicUrl);
    }
    done();
  });
}

/** A learner with the session they ask by; not taken apart, since every request would pay for it. */
type Found = SignedInLearner & {
  sessionId: string;
  sessionCreatedAt: Date;
  sessionExpiresAt: Date;
};

/** Starts a session and hands out its token, the only time it is ever seen. */
export async function startSession(
  db: Db | Tx,
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

/** The two cookies of the specification: scripts may read them, other sites may not send them. */
export function remember(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string | undefined,
  signedIn: { token: string; userId: string },
): void {
  const options = {
    path: '/',
    sameSite: 'lax',
    secure: request.protocol === 'https' || publicUrl?.startsWith('https:') === true,
    maxAge: SESSION_LASTS_MS / 1000,
  } as const;
  reply.setCookie('authToken', signedIn.token, options);
  reply.setCookie('userId', signedIn.userId, options);
}

export function forget(reply: FastifyReply, publicUrl: string | undefined): void {
  const options = { path: '/', secure: publicUrl?.startsWith('https:') === true };
  reply.clearCookie('authToken', options);
  reply.clearCookie('userId', options);
}

async function extend(database: Database, token: string, at: Date): Promise<void> {
  await database.db
    .update(session)
    .set({ expiresAt: new Date(at.getTime() + SESSION_LASTS_MS) })
    .where(eq(session.tokenHash, hashOf(token)));
}

function tokenOf(request: FastifyRequest): string | undefined {
  const bearer = request.headers.authorization?.match(/^Bearer (\S+)$/i)?.[1];
  const token = bearer ?? request.cookies.authToken;
  return token !== undefined && TOKEN_SHAPE.test(token) ? token : undefined;
}

const hashOf = (token: string) => hash('sha256', token, 'buffer');

const notSignedIn = () => new Refusal(401, 'not_signed_in', 'Please sign in.');
