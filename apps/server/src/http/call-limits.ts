import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressTries, placeOf } from './address.ts';
import { Bucket } from './bucket.ts';
import { isCall } from './is-call.ts';
import { Refusal } from './refusal.ts';
import type { Limit } from './throttle.ts';

/** A screen makes about ten reads; a device that comes back from a flight hands in forty lessons. */
export const READS: Limit = { name: 'reads of an account', atOnce: 600, thenOneEveryMs: 50 };
export const CHANGES: Limit = { name: 'changes of an account', atOnce: 300, thenOneEveryMs: 200 };
/** A school behind one address, all at once. */
export const ADDRESS: Limit = { name: 'calls of an address', atOnce: 6_000, thenOneEveryMs: 5 };

/**
 * Limits on every call, by account and by address, far above what people do: so that one script in a
 * loop cannot take from the others what the server has. Each process counts for itself.
 */
export function limitCalls(app: FastifyInstance): void {
  const addresses = new Bucket(ADDRESS);
  const reads = new Bucket(READS);
  const changes = new Bucket(CHANGES);
  app.addHook('onRequest', (request, _reply, done) => {
    const [one] = isCall(request) ? addressTries(ADDRESS, { address: placeOf(request.ip) }) : [];
    done(one && refused(addresses.waitFor(one.who)));
  });
  app.decorateRequest('limitAccount', function limitAccount(this: FastifyRequest, id: string) {
    const refusal = refused((this.method === 'GET' ? reads : changes).waitFor(id));
    if (refusal) throw refusal;
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Counts a call of this learner, and refuses it where there were too many. */
    limitAccount(learnerId: string): void;
  }
}

function refused(waitMs: number): Refusal | undefined {
  if (waitMs === 0) return undefined;
  const seconds = Math.ceil(waitMs / 1000);
  const sentence = `That was a lot at once. Please try again in ${seconds} s.`;
  return new Refusal(429, 'too_many_requests', sentence, undefined, seconds);
}
