import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/**
 * Refuses calls that change something when a browser says they come from another site. A client
 * that says nothing about where it comes from is no browser, and has no cookies to be misused.
 */
export function refuseForeignOrigins(app: FastifyInstance, publicUrl: string | undefined): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const refused = !SAFE.has(request.method) && isForeign(request, publicUrl);
    done(refused ? foreignOrigin() : undefined);
  });
}

const foreignOrigin = () => new Refusal(403, 'foreign_origin', 'This call came from another site.');

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

function isForeign(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin } = request.headers;
  if (origin === undefined) return false;
  return origin !== publicUrl && origin !== `${request.protocol}://${request.host}`;
}
