import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/connection.ts';
import { SIGNED_IN_FIELDS, type SignedInLearner } from '../db/learner-fields.ts';
import { session } from '../db/schema.ts';
import type { Statement } from '../db/statement.ts';
import { Refusal } from './refusal.ts';
import type { Server } from './server.ts';
import { hashOf, SESSION_LASTS_MS, tokenOf } from './session.ts';
import { forget } from './session-cookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    learner: SignedInLearner | undefined;
    /** The session that the learner asks by. */
    session: { id: string; createdAt: Date } | undefined;
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
  app.decorateRequest('signedIn', async function signedIn(this: FastifyRequest) {
    const token = tokenOf(this);
    const at = now();
    const [found] =
      token === undefined ? [] : await database.shared.rows<Found>(FIND, [hashOf(token)]);
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

const FIND: Statement = {
  name: 'find-session',
  text: `
    select ${SIGNED_IN_FIELDS}, session.id as "sessionId", session.created_at as "sessionCreatedAt",
           session.expires_at as "sessionExpiresAt"
    from session join learner on learner.id = session.learner_id
    where session.token_hash = $1`,
};

/** A learner with the session they ask by; not taken apart, since every request would pay for it. */
type Found = SignedInLearner & {
  sessionId: string;
  sessionCreatedAt: Date;
  sessionExpiresAt: Date;
};

async function extend(database: Database, token: string, at: Date): Promise<void> {
  await database.db
    .update(session)
    .set({ expiresAt: new Date(at.getTime() + SESSION_LASTS_MS) })
    .where(eq(session.tokenHash, hashOf(token)));
}

const notSignedIn = () => new Refusal(401, 'not_signed_in', 'Please sign in.');
