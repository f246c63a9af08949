import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Drawing } from '@hajde/contract/first-screen';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { sendCompressed } from './compressed.ts';
import { courseFiles } from './course-files.ts';

/** A page without its picture is better than a picture that keeps people waiting. */
const DRAWN_WITHIN_MS = 1_000;
const ROOT = '<div id="root"></div>';
/** Signed in or not, this address shows somebody's first screen. */
const SIGN_IN = '/';

export interface Folders {
  readonly web: string;
  readonly course: string;
  /** Where the build has left what draws first screens; without it every page is the plain one. */
  readonly drawing?: string;
}

/**
 * Pages that show their first screen before any script runs: the learner's own, or the sign-in.
 * Gives a function that sends such a page, or says that the plain one will do.
 */
export async function firstScreens(app: FastifyInstance, { web, course, drawing }: Folders) {
  if (drawing === undefined) return async () => false;
  const page = await readFile(join(web, 'index.html'), 'utf8');
  if (!page.includes(ROOT)) throw new Error('The web app has no place for its first screen.');
  // With the first page and not at the start, which it would hold up; who serves calls alone never needs it.
  let loaded: Promise<Drawing> | undefined;
  const draw: Drawing['draw'] = async (visit) => {
    loaded ??= import(pathToFileURL(join(drawing, 'draw.js')).href);
    return (await loaded).draw(visit);
  };
  const files = await courseFiles(course);
  const withPicture = (picture: string) => page.replace(ROOT, () => picture);
  let signIn: Promise<string | null> | undefined;

  async function drawn(request: FastifyRequest): Promise<string | null> {
    const { url: path, cookies, headers } = request;
    // Forms and outcomes that an address asks for are the app's business.
    if (path.includes('?')) return null;
    const visit = { path, wide: headers['sec-ch-ua-mobile'] === '?0', ...files };
    if (!cookies.authToken || !cookies.userId) {
      if (path !== SIGN_IN) return null;
      signIn ??= draw({ ...visit, userId: null, zone: 'UTC', ask: nobodyAsks });
      return signIn.catch((error) => {
        signIn = undefined;
        throw error;
      });
    }
    const { id: userId, zone } = await request.signedIn();
    const ask = (name: string) => askAs(app, cookies.authToken ?? '', name.replace(':id', userId));
    return draw({ ...visit, userId, zone, ask });
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const picture = await inTime(drawn(request), request);
    if (picture === null) return false;
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    await sendCompressed(request, reply, withPicture(picture));
    return true;
  };
}

async function nobodyAsks(): Promise<never> {
  throw new Error('The sign-in screen reads nothing about a learner');
}

/** As the browser would ask, with everything that checks and shapes the answer. */
async function askAs(app: FastifyInstance, token: string, call: string): Promise<unknown> {
  const url = call.replace('GET ', '');
  const answer = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
  return answer.json();
}

/** Whatever stands in the way, a session that has ended or a database that is away: the app will tell. */
async function inTime(
  picture: Promise<string | null>,
  request: FastifyRequest,
): Promise<string | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), DRAWN_WITHIN_MS);
  const shown = picture.catch((error: unknown) => {
    if (!(error instanceof Refusal)) request.log.warn(error, 'A first screen could not be drawn');
    return null;
  });
  try {
    return await Promise.race([shown, late]);
  } finally {
    clearTimeout(timer);
  }
}
