import type { FastifyInstance } from 'fastify';
import { unavailable } from './errors.ts';

/** A little more than the database takes to give up by itself, where it still can. */
const ANSWERS_WITHIN_MS = 16_000;

/**
 * Every request gets an answer in time. A database that is paused says nothing at all, not even
 * that it is gone, and what waits for it would pile up without end. Whatever a request was doing
 * when it was told 503 either happens as a whole or not at all, and may be repeated.
 */
export function answerInTime(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const timer = setTimeout(() => {
      // A body that is still arriving is the client's doing, and has a limit of its own. What has
      // begun is an answer, however long it takes: a pack on a slow line takes minutes.
      const begun = reply.sent || reply.raw.headersSent;
      if (!begun && request.raw.complete) reply.send(unavailable());
    }, ANSWERS_WITHIN_MS);
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  });
}
