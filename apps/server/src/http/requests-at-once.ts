import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unavailable } from './errors.ts';
import { hasBody } from './has-body.ts';

/** More at once than this only wait for each other: better to be told than to wait. */
const AT_ONCE = 1_000;

/**
 * Refuses what would only wait. A request counts once all of it has arrived, and until its answer
 * begins: sockets that send a little and then nothing, or that read nothing, cost the server next to
 * nothing, and must not use up its room.
 */
export function limitAtOnce(app: FastifyInstance): void {
  let underway = 0;
  app.decorateReply('isUnderway', false);
  const discount = (reply: FastifyReply) => {
    if (reply.isUnderway) underway -= 1;
    reply.isUnderway = false;
  };
  const count = (request: FastifyRequest, reply: FastifyReply) => {
    underway += 1;
    reply.isUnderway = true;
    reply.raw.once('close', () => discount(reply));
    // The server's own life signs must get through.
    const tooMany = underway > AT_ONCE && !LIFE_SIGNS.test(request.url);
    return tooMany ? unavailable() : undefined;
  };
  app.addHook('onRequest', (request, reply, done) => {
    done(hasBody(request) ? undefined : count(request, reply));
  });
  // The body has been read by now.
  app.addHook('preValidation', (request, reply, done) => {
    done(hasBody(request) ? count(request, reply) : undefined);
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    discount(reply);
    done();
  });
}

declare module 'fastify' {
  interface FastifyReply {
    /** Counts among the requests at once. */
    isUnderway: boolean;
  }
}

const LIFE_SIGNS = /^\/(api\/(health|ready)|metrics)(\?|$)/;
