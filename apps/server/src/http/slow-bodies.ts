import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasBody } from './has-body.ts';
import { Refusal } from './refusal.ts';

/** A body fits into a few packets, and these follow the headers at once. */
const SMALL_BODY_MS = 5_000;
/** The slowest line that people learn over. */
const BYTES_PER_MS = 4;
const UNTOLD_LENGTH_MS = 10_000;
/** A server that was busy itself may find all of it waiting to be read. */
const SECOND_LOOK_MS = 500;

/** Ends requests whose body does not come, so that sockets cannot be kept for nothing. */
export function endSlowBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!hasBody(request)) return done();
    let timer = setTimeout(() => {
      timer = setTimeout(() => {
        if (reply.sent || request.raw.complete) return;
        reply.header('connection', 'close').send(tooSlow());
      }, SECOND_LOOK_MS);
    }, patienceFor(request));
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  });
}

function patienceFor({ headers }: FastifyRequest): number {
  const told = headers['content-length'];
  return told === undefined ? UNTOLD_LENGTH_MS : SMALL_BODY_MS + Number(told) / BYTES_PER_MS;
}

const tooSlow = () => new Refusal(408, 'too_slow', 'The request took too long to arrive.');
