import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Drawing } from '@hajde/contract/first-screen';
import { isTimeZone } from '@hajde/rules/days/time-zones';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Bucket } from '../bucket.ts';
import { Refusal } from '../refusal.ts';
import { tokenOf } from '../session.ts';
import type { Limit } from '../throttle.ts';
import { sendCompressed } from './compressed.ts';
import { courseFiles } from './course-files.ts';

/** A page without its picture is better than a picture that keeps people waiting. */
const DRAWN_WITHIN_MS = 1_000;
const ROOT = '<div id="root"></div>';
/** Drawing takes the whole process: so many at once, and whoever comes meanwhile gets the plain page. */
const DRAWN_AT_ONCE = 4;
/** For somebody who reloads a lot; a script in a loop gets the plain page. */
const PER_SESSION: Limit = { name: 'first screens', atOnce: 30, thenOneEveryMs: 1_000 };
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
export async function firstScreens(
  app: FastifyInstance,
  { web, course, drawing: folder }: Folders,
) {
  if (folder === undefined) return async () => false;
  const page = await readFile(join(web, 'index.html'), 'utf8');
  if (!page.includes(ROOT)) throw new Error('The web app has no place for its first screen.');
  // With the first page and not at the start, which it would hold up; who serves calls alone never needs it.
  let loaded: Promise<Drawing> | undefined;
  const draw: Drawing['draw'] = async (visit) => {
    loaded ??= import(pathToFileURL(join(folder, 'draw.js')).href);
    return (await loaded).draw(visit);
  };
  const files = await courseFiles(course);
  const withPicture = (picture: string) => page.replace(ROOT, () => picture);
  let signIn: Promise<string | null> | undefined;
  const sessions = new Bucket(PER_SESSION);
  let drawing = 0;

  async function drawn(request: FastifyRequest): Promise<string | null> {
    const { url: path, cookies } = request;
    // Forms and outcomes that an address asks for are the app's business.
    if (path.includes('?')) return null;
    const visit = { path, wide: request.headers['sec-ch-ua-mobile'] === '?0', ...files };
    if (!cookies.authToken || !cookies.userId) {
      if (path !== SIGN_IN) return null;
      signIn ??= draw({ ...visit, userId: null, zone: 'UTC', ask: nobodyAsks });
      return signIn.catch((error) => {
        signIn = undefined;
        throw error;
      });
    }
    const { id: userId, zone: lastKnown } = await request.signedIn();
    const zone = zoneOf(cookies.timeZone) ?? lastKnown;
    const headers = { authorization: `Bearer ${tokenOf(request)}`, 'x-time-zone': zone };
    const ask = (name: string) => askAs(app, headers, name.replace(':id', userId));
    return draw({ ...visit, userId, zone, ask });
  }

  const isTooMuch = (request: FastifyRequest) => {
    const token = tokenOf(request);
    return token !== undefined && (drawing >= DRAWN_AT_ONCE || sessions.waitFor(token) > 0);
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    if (isTooMuch(request)) return false;
    drawing += 1;
    // One that nobody waits for any more is still being drawn.
    const ended = drawn(request).finally(() => {
      drawing -= 1;
    });
    const picture = await inTime(ended, request);
    if (picture === null) return false;
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    await sendCompressed(request, reply, withPicture(picture));
    return true;
  };
}

/** The browser keeps it beside the session, so that days are counted where the page is looked at. */
const zoneOf = (cookie: string | undefined) =>
  cookie !== undefined && isTimeZone(cookie) ? cookie : undefined;

async function nobodyAsks(): Promise<never> {
  throw new Error('The sign-in screen reads nothing about a learner');
}

/** As the browser would ask, with everything that checks and shapes the answer. */
async function askAs(
  app: FastifyInstance,
  headers: Record<string, string>,
  call: string,
): Promise<unknown> {
  const url = call.replace('GET ', '');
  const answer = await app.inject({ url, headers });
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
