import type { FastifyInstance } from 'fastify';
import { unavailable } from './errors.ts';

/** A little more than the database takes to give up by itself, where it still can. */
const ANSWERS_WITHIN_MS = 16_000;
/** More at once than this only wait for each other: better to be told than to wait. */
const AT_ONCE = 1_000;

/**
 * Every request gets an answer in time. A database that is paused says nothing at all, not even
 * that it is gone, and what waits for it would pile up without end. Whatever a request was doing
 * when it was told 503 either happens as a whole or not at all, and may be repeated.
 */
export function answerInTime(app: FastifyInstance): void {
  let underway = 0;
  app.addHook('onRequest', (request, reply, done) => {
    underway += 1;
    const timer = setTimeout(() => {
      // A body that is still arriving is the client's doing, and has a limit of its own.
      if (!reply.sent && request.raw.complete) reply.send(unavailable());
    }, ANSWERS_WITHIN_MS);
    reply.raw.once('close', () => {
      underway -= 1;
      clearTimeout(timer);
    });
    // The server's own life signs must get through.
    const tooMany = underway > AT_ONCE && !LIFE_SIGNS.test(request.url);
    done(tooMany ? unavailable() : undefined);
  });
}

const LIFE_SIGNS = /^\/(api\/(health|ready)|metrics)(\?|$)/;
