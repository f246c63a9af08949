import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/connection.ts';
import { isDatabaseFull } from '../db/driver-errors.ts';
import { SIGNED_IN_FIELDS, type SignedInLearner } from '../db/learner-fields.ts';
import { session } from '../db/schema.ts';
import type { Statement } from '../db/statement.ts';
import { notSignedIn } from './refusal.ts';
import type { Server } from './server.ts';
import { hashAsText, hashOf, hasOtherCookies, SESSION_LASTS_MS, tokenOf } from './session.ts';
import { forget, remember } from './session-cookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    learner: SignedInLearner | undefined;
    /** The session that the learner asks by. */
    session: { id: string; createdAt: Date; device: string | null } | undefined;
    /** What the cookies say again, since the session lives on. */
    slidingCookies: { token: string; userId: string } | undefined;
    /** The signed-in learner; refuses with 401 where nobody is. */
    signedIn(): Promise<SignedInLearner>;
  }
}

/** A session is extended at most once an hour, so that a read stays a read. */
const EXTEND_BELOW_MS = SESSION_LASTS_MS - 3_600_000;

/** Teaches requests who is asking: one prepared statement, session joined to learner. */
export function readSessions({ app, database, now, config }: Server): void {
  app.decorateRequest('learner', undefined);
  app.decorateRequest('session', undefined);
  app.decorateRequest('slidingCookies', undefined);
  app.decorateRequest('signedIn', async function signedIn(this: FastifyRequest) {
    const token = tokenOf(this);
    const at = now();
    const found = token === undefined ? undefined : await find(database, token);
    if (token === undefined || found === undefined || found.sessionExpiresAt <= at) {
      throw notSignedIn();
    }
    this.learner = found;
    const { sessionId: id, sessionCreatedAt: createdAt, sessionDevice: device } = found;
    this.session = { id, createdAt, device };
    if (found.sessionExpiresAt.getTime() - at.getTime() < EXTEND_BELOW_MS) {
      await extend(database, token, at).catch((error: unknown) => {
        // A disk that is full takes no writes; a read needs none, and the next one tries again.
        if (!isDatabaseFull(error)) throw error;
        this.log.warn({ err: error }, 'a session could not be extended');
      });
      // Cookies that end before the session would sign out somebody who comes every day.
      if (this.cookies.authToken === token) this.slidingCookies = { token, userId: found.id };
    }
    return found;
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    // Not read yet where the request was refused before anything else.
    const authToken = request.cookies?.authToken;
    if (reply.statusCode === 401 && authToken !== undefined && !hasOtherCookies(request)) {
      forget(reply, config.publicUrl);
    } else if (request.slidingCookies && reply.getHeader('set-cookie') === undefined) {
      remember(request, reply, config.publicUrl, request.slidingCookies);
      // They open an account: whatever they go out with is for nobody's cache.
      reply.header('cache-control', 'no-store');
    }
    done();
  });
}

/**
 * One JSON value instead of 18 columns, which the driver would take in anew for every request: that
 * was half of what the statement cost here.
 */
const FIND: Statement = {
  name: 'find-session',
  text: `
    select to_json(found) as found from (
      select ${SIGNED_IN_FIELDS}, session.id as "sessionId",
             session.created_at as "sessionCreatedAt", session.expires_at as "sessionExpiresAt",
             session.device as "sessionDevice"
      from session join learner on learner.id = session.learner_id
      where session.token_hash = $1
    ) as found`,
};

/** A learner with the session they ask by. */
type Found = SignedInLearner & {
  sessionId: string;
  sessionCreatedAt: Date;
  sessionExpiresAt: Date;
  sessionDevice: string | null;
};

/** JSON has no instants. */
type InJson<T> = { [K in keyof T]: Date extends T[K] ? string | Exclude<T[K], Date> : T[K] };

async function find({ shared }: Database, token: string): Promise<Found | undefined> {
  const [row] = await shared.rows<{ found: InJson<Found> }>(FIND, [hashAsText(token)]);
  if (row === undefined) return undefined;
  const { found } = row;
  return {
    ...found,
    createdAt: new Date(found.createdAt),
    heartsFullAt: new Date(found.heartsFullAt),
    doubleXpUntil: found.doubleXpUntil === null ? null : new Date(found.doubleXpUntil),
    streakLastAt: found.streakLastAt === null ? null : new Date(found.streakLastAt),
    sessionCreatedAt: new Date(found.sessionCreatedAt),
    sessionExpiresAt: new Date(found.sessionExpiresAt),
  };
}

async function extend(database: Database, token: string, at: Date): Promise<void> {
  await database.db
    .update(session)
    .set({ expiresAt: new Date(at.getTime() + SESSION_LASTS_MS) })
    .where(eq(session.tokenHash, hashOf(token)));
}
