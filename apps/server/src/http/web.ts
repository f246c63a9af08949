import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noSuchCall } from './errors.ts';
import { isCall } from './is-call.ts';
import { shareLargeFiles } from './large-files.ts';
import { type Folders, firstScreens } from './pages/first-screen.ts';
import { webFiles } from './pages/web-files.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Files of the course whose name changes with their content. */
const HASHED = /\.[0-9a-f]{12}\.(json|mp3|bin)(\.br|\.gz)?$/;

/**
 * Serves the built web app from memory and the course's files, which are many, from the disk; all of
 * it compressed ahead. A page that is no file is the app itself.
 */
export async function serveWeb(app: FastifyInstance, folders: Folders): Promise<void> {
  const { web, course } = folders;
  if (!existsSync(join(web, 'index.html'))) {
    throw new Error(`The web app is not built: ${web} has no index.html. Run npm run build.`);
  }
  await app.register(async (files) => {
    shareLargeFiles(files);
    await files.register(fastifyStatic, {
      root: course,
      prefix: '/course/',
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply: FastifyReply, path: string) => {
        reply.header('cache-control', HASHED.test(path) ? IMMUTABLE : 'no-cache');
      },
    });
  });
  const sendFile = webFiles(web);
  const sendFirstScreen = await firstScreens(app, folders);
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!(await sendFirstScreen(request, reply))) sendFile('index.html', request, reply);
    return reply;
  };
  const hidden = { schema: { hide: true } };
  app.get('/', hidden, page);
  app.get<{ Params: { '*': string } }>('/*', hidden, (request, reply) => {
    if (!sendFile(request.params['*'], request, reply)) reply.callNotFound();
  });
  app.post('/read', { ...hidden, onRequest: leaveUnread }, () => undefined);
  app.setNotFoundHandler((request, reply) =>
    isPage(request) ? page(request, reply) : noSuchCall(request, reply),
  );
}

/**
 * What a device shares to Hajde is for the service worker alone. Where there is none yet, nobody looks at
 * it: the answer leads to the page before a byte of the body is read.
 */
async function leaveUnread(_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return reply.header('connection', 'close').redirect('/read', 303);
}

function isPage(request: FastifyRequest): boolean {
  const { method, url } = request;
  const path = url.split('?')[0] ?? '';
  return (method === 'GET' || method === 'HEAD') && !isCall(request) && !/\.\w+$/.test(path);
}
