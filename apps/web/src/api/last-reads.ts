import { currentSession } from '../base/session.ts';
import { whenIdle } from '../base/when-idle.ts';
import { currentRead, READ_FORMAT } from './older-reads.ts';
import { isServerAway } from './server-away.ts';
import { askWithTimeLimit } from './time-limits.ts';

/** An answer; `fresh` is false where it is the last one before the server went away. */
export interface Reading<A> {
  readonly answer: A;
  readonly fresh: boolean;
}

/**
 * Asks the server and keeps what it says; while it is away, gives what it said last. They are kept
 * in the Cache API, apart for each learner, since the local database has room for nothing else.
 */
export async function freshOrLastRead<A>(
  name: string,
  input: unknown,
  ask: (signal: AbortSignal) => Promise<A>,
  signal: AbortSignal,
): Promise<Reading<A>> {
  // A screen that wakes has a dozen of them: each in a turn of its own, and a touch may come between.
  await new Promise((turn) => setTimeout(turn));
  const userId = currentSession()?.userId;
  if (userId === undefined) return { answer: await ask(signal), fresh: true };
  const key = keyOf(name, input);
  // Looked up while the server is asked, so that neither waits for the other.
  const last = inCache(userId, (cache) => cache.match(key));
  try {
    const answer = await askWithTimeLimit(ask, last, signal);
    keepRead(userId, name, input, answer);
    return { answer, fresh: true };
  } catch (error) {
    const lastAnswer = isServerAway(error) ? await last : undefined;
    if (!lastAnswer) throw error;
    return { answer: await keptAnswer(name, lastAnswer), fresh: false };
  }
}

/** At signing out: what one learner read is not for the next one at this device. */
export async function forgetReads(userId: string): Promise<void> {
  try {
    if ('caches' in globalThis) await caches.delete(cacheName(userId));
  } catch (error) {
    console.warn('Nothing can be kept.', error);
  }
}

/** What was kept, in the layout that this app reads, whichever one kept it. */
async function keptAnswer<A>(name: string, kept: Response): Promise<A> {
  return currentRead<A>(name, Number(kept.headers.get(FORMAT) ?? 1), await kept.json());
}

/** Of the first format were those that do not say. */
const FORMAT = 'hajde-format';

const keyOf = (name: string, input: unknown) =>
  `/last-reads/${encodeURIComponent(JSON.stringify([name, input]))}`;

const cacheName = (userId: string) => `reads of ${userId}`;

/**
 * In some private windows nothing can be stored, and a device may be full: then there is only the
 * server, and the learner loses nothing but what was read before.
 */
async function inCache<T>(
  userId: string,
  use: (cache: Cache) => Promise<T>,
): Promise<T | undefined> {
  if (!('caches' in globalThis)) return undefined;
  try {
    return await use(await caches.open(cacheName(userId)));
  } catch (error) {
    console.warn('Nothing can be kept.', error);
    return undefined;
  }
}

/** For the next time that the server is away. A page that wakes has ten of them: it comes first. */
export function keepRead(userId: string, name: string, input: unknown, answer: unknown): void {
  const kept = new Promise<void>((idle) => whenIdle(idle)).then(() => {
    // Signed out meanwhile, there is nobody to keep it for.
    if (currentSession()?.userId !== userId) return;
    const headers = { [FORMAT]: String(READ_FORMAT) };
    const toKeep = Response.json(answer, { headers });
    return inCache(userId, (cache) => cache.put(keyOf(name, input), toKeep));
  });
  allKept = Promise.all([allKept, kept]);
}

let allKept: Promise<unknown> | undefined;

/** What has been read so far lies on the device, or cannot be kept. */
export const readsKept = () => allKept;
