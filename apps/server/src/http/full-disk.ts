import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/**
 * While the disk is full nothing is written, so that reads go on: a PostgreSQL that cannot write its
 * log ends, and could not start again before there is room.
 */
export function refuseWritesWhileFull(app: FastifyInstance, isFull: () => boolean): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    done(reads || !isFull() ? undefined : noRoom());
  });
}

const noRoom = () =>
  new Refusal(
    503,
    'unavailable',
    "Hajde can't save anything new right now. Please try again soon.",
  );
