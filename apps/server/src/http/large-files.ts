import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback, placeOf } from './address.ts';
import { Refusal } from './refusal.ts';

/** Packs are megabytes, and each that is under way holds an open file and what was read ahead of it. */
const LARGE = /\.bin(\.br|\.gz)?$/;
const AT_ONCE = 256;
/** A class that takes its pack along before the trip. */
export const LARGE_FILES_PER_ADDRESS = 40;

/** Large files have places of their own, so that whoever takes them all takes nothing else away. */
export function shareLargeFiles(files: FastifyInstance): void {
  let underway = 0;
  const byPlace = new Map<string, number>();
  const count = (place: string, change: 1 | -1) => {
    underway += change;
    const left = (byPlace.get(place) ?? 0) + change;
    if (left > 0) byPlace.set(place, left);
    else byPlace.delete(place);
  };
  files.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'GET' || !LARGE.test(nameOf(request))) return done();
    const place = placeOf(request.ip);
    const mine = isLoopback(place) ? 0 : (byPlace.get(place) ?? 0);
    if (underway >= AT_ONCE || mine >= LARGE_FILES_PER_ADDRESS) return done(busy());
    count(place, 1);
    reply.raw.once('close', () => count(place, -1));
    done();
  });
}

const busy = () =>
  new Refusal(
    503,
    'busy',
    'Lots of people are downloading right now. Please try again soon.',
    undefined,
    10,
  );

/** As the router has decoded it. */
const nameOf = ({ params }: FastifyRequest) => (params as { '*'?: string })['*'] ?? '';
