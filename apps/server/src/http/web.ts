import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noSuchCall } from './errors.ts';
import { isCall } from './is-call.ts';
import { type Folders, firstScreens } from './pages/first-screen.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Files whose name changes with their content. */
const HASHED = /[/\\]assets[/\\]|\.[0-9a-f]{12}\.(json|mp3|bin)(\.br|\.gz)?$/;

/** Serves the built web app, compressed ahead; a page that is no file is the app itself. */
export async function serveWeb(app: FastifyInstance, folders: Folders): Promise<void> {
  const { web, course } = folders;
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
  await app.register(fastifyStatic, { ...files, root: web, index: false });
  await app.register(fastifyStatic, {
    ...files,
    root: course,
    prefix: '/course/',
    decorateReply: false,
  });
  const sendFirstScreen = await firstScreens(app, folders);
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!(await sendFirstScreen(request, reply))) await reply.sendFile('index.html');
    return reply;
  };
  app.get('/', { schema: { hide: true } }, page);
  app.setNotFoundHandler((request, reply) =>
    isPage(request) ? page(request, reply) : noSuchCall(request, reply),
  );
}

function isPage(request: FastifyRequest): boolean {
  const { method, url } = request;
  const path = url.split('?')[0] ?? '';
  return (method === 'GET' || method === 'HEAD') && !isCall(request) && !/\.\w+$/.test(path);
}
