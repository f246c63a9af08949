import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

/**
 * Sends Helmet's headers with every answer. Helmet works them out anew each time, though they never
 * change: it is asked once, at start.
 */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  publicUrl: string | undefined,
): Promise<void> {
  const sample = Fastify();
  await sample.register(helmet, contentSecurity(publicUrl));
  sample.get('/', async (_request, reply) => {
    const headers = reply.raw.getHeaders();
    return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, `${value}`]));
  });
  const headers: Record<string, string> = (await sample.inject('/')).json();
  await sample.close();
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** What a page of Hajde may load: its own files, and nothing inline. */
function contentSecurity(publicUrl: string | undefined): FastifyHelmetOptions {
  const https = publicUrl?.startsWith('https:') === true;
  return {
    global: true,
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
    strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  };
}
