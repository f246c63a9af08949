import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressTries, placeOf } from './address.ts';
import { Bucket } from './bucket.ts';
import { isCall } from './is-call.ts';
import { Refusal } from './refusal.ts';
import { inWords } from './seconds-in-words.ts';
import type { Limit } from './throttle.ts';

/** A screen makes about ten reads; a device that comes back from a flight hands in forty lessons. */
export const READS: Limit = { name: 'reads of an account', atOnce: 600, thenOneEveryMs: 50 };
const CHANGES: Limit = { name: 'changes of an account', atOnce: 300, thenOneEveryMs: 200 };
/** A school behind one address, all at once. */
export const ADDRESS: Limit = { name: 'calls of an address', atOnce: 6_000, thenOneEveryMs: 5 };

/**
 * What an address sends to be kept, in bytes: a school sends 5 MB a day. What is stored is at most
 * four times as much, so that one address fills less than a gigabyte a day, however many accounts it
 * has made.
 */
export const KEPT: Limit = { name: 'bytes of an address', atOnce: 20_000_000, thenOneEveryMs: 0.4 };
/** The least that a change counts as: what is kept of the shortest. */
const LEAST_BYTES = 400;
/** Of one whose length is not told before. */
const MOST_BYTES = 64 * 1024;

/**
 * Limits on every call, by account and by address, far above what people do: so that one script in a
 * loop cannot take from the others what the server has. The processes of one machine tell each other
 * what they count (`sharedCounts`).
 */
export function limitCalls(app: FastifyInstance): void {
  const addresses = new Bucket(ADDRESS);
  const reads = new Bucket(READS);
  const changes = new Bucket(CHANGES);
  const kept = new Bucket(KEPT);
  app.addHook('onRequest', (request, _reply, done) => {
    const [one] = isCall(request) ? addressTries(ADDRESS, { address: placeOf(request.ip) }) : [];
    if (one === undefined) return done();
    const refusal = refused(addresses.waitFor(one.who));
    if (refusal || request.method === 'GET') return done(refusal);
    const full = refused(kept.waitFor(one.who));
    if (full === undefined) kept.charge(one.who, bytesOf(request));
    done(full);
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

function bytesOf({ headers }: FastifyRequest): number {
  const told = headers['content-length'];
  const bytes =
    told !== undefined || headers['transfer-encoding'] === undefined
      ? Number(told ?? 0)
      : MOST_BYTES;
  return Math.max(LEAST_BYTES, bytes);
}

function refused(waitMs: number): Refusal | undefined {
  if (waitMs === 0) return undefined;
  const seconds = Math.ceil(waitMs / 1000);
  const sentence = `That was a lot at once. Please try again in ${inWords(seconds)}.`;
  return new Refusal(429, 'too_many_requests', sentence, undefined, seconds);
}
