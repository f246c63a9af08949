import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * For an answer of which nothing moves. Node counts bytes that leave as a sign of life, and looks again
 * after as long: it is 40 s at most. More than an answer may take to begin.
 */
export const NOBODY_READS_MS = 20_000;

/** Browsers and proxies send one request and wait for its answer: several at once are no one's need. */
const IN_A_PIPELINE = 8;

/**
 * Ends a socket that sends request after request and reads no answer: each that waits in its pipeline
 * holds what it is made of, and nothing would ever take it away.
 */
export function limitPipelines(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const socket: Pipeline = request.socket;
    const count = (socket[UNANSWERED] ?? 0) + 1;
    socket[UNANSWERED] = count;
    reply.raw.once('close', () => {
      socket[UNANSWERED] = (socket[UNANSWERED] ?? 1) - 1;
    });
    if (count <= IN_A_PIPELINE) return done();
    // There is nobody to tell: answers leave in turn, and those before this one are not read.
    reply.hijack();
    socket.destroy();
  });
}

/** On the socket itself: a WeakMap that every request changes is work for the garbage collector. */
const UNANSWERED = Symbol('requests without an answer');

interface Pipeline extends Socket {
  [UNANSWERED]?: number;
}
