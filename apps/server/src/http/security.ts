import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import { isCall } from './is-call.ts';

/**
 * Sends Helmet's headers with every answer. Helmet works them out anew each time, though they never
 * change: it is asked once, at start. What is no page needs only those that speak of data.
 */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  publicUrl: string | undefined,
): Promise<void> {
  const ofPages = await headersBy(forPages(publicUrl));
  const ofCalls = await headersBy(forCalls(publicUrl));
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isCall(request) && !DOCS.test(request.url) ? ofCalls : ofPages);
    done();
  });
}

/** The description of the API is a page too. */
const DOCS = /^\/api\/docs(?:[/?]|$)/;

async function headersBy(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const sample = Fastify();
  await sample.register(helmet, options);
  sample.get('/', async (_request, reply) => {
    const headers = reply.raw.getHeaders();
    return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, `${value}`]));
  });
  const headers: Record<string, string> = (await sample.inject('/')).json();
  await sample.close();
  return headers;
}

/** What a page of Hajde may load: its own files, and nothing inline. */
function forPages(publicUrl: string | undefined): FastifyHelmetOptions {
  return {
    ...everywhere(publicUrl),
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'media-src': ["'self'", 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
  };
}

/** An answer is data: shown as a page it can load nothing, and nobody may frame it. */
function forCalls(publicUrl: string | undefined): FastifyHelmetOptions {
  return {
    ...everywhere(publicUrl),
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  };
}

function everywhere(publicUrl: string | undefined) {
  const https = publicUrl?.startsWith('https:') === true;
  return {
    global: true,
    strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  } as const;
}
