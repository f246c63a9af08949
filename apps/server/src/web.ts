import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noSuchCall } from './errors.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Files whose name changes with their content. */
const HASHED = /[/\\]assets[/\\]|\.[0-9a-f]{12}\.(json|mp3|bin)(\.br|\.gz)?$/;

/** Serves the built web app, compressed ahead; a page that is no file is the app itself. */
export async function serveWeb(
  app: FastifyInstance,
  { web, course }: { web: string; course: string },
): Promise<void> {
  if (!existsSync(join(web, 'index.html'))) {
    throw new Error(`The web app is not built: ${web} has no index.html. Run npm run build.`);
  }
  const files = {
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply: FastifyReply, path: string) => {
      reply.header('cache-control', HASHED.test(path) ? IMMUTABLE : 'no-cache');
    },
  };
  await app.register(fastifyStatic, { ...files, root: web });
  await app.register(fastifyStatic, {
    ...files,
    root: course,
    prefix: '/course/',
    decorateReply: false,
  });
  app.setNotFoundHandler((request, reply) =>
    isPage(request) ? reply.sendFile('index.html') : noSuchCall(request, reply),
  );
}

function isPage({ method, url }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? '';
  return (method === 'GET' || method === 'HEAD') && !/^\/api(\/|$)|\.\w+$/.test(path);
}
