import { Bucket } from './bucket.ts';
import { Refusal } from './refusal.ts';
import { inWords } from './seconds-in-words.ts';
import type { Limit } from './throttle.ts';

/**
 * For reads whose work grows with what their learner has stored: by the milliseconds that they take,
 * ten seconds' worth at once and then a tenth of the time.
 */
const EXPENSIVE_READS: Limit = {
  name: 'milliseconds of expensive reads of an account',
  atOnce: 10_000,
  thenOneEveryMs: 10,
};
/** Each holds a connection of the pool. */
const AT_ONCE = 4;
/** Two devices and an impatient reload. */
const MAY_WAIT = 2;

/** Lets a learner have one expensive read at a time, and a process a few. */
export function expensiveReads(now: () => number = () => performance.now()) {
  const spent = new Bucket(EXPENSIVE_READS);
  const waiting = new Map<string, number>();
  const turns = new Map<string, Promise<unknown>>();
  let underway = 0;
  const onceFree: (() => void)[] = [];

  const timed = async <T>(learnerId: string, read: () => Promise<T>): Promise<T> => {
    if (underway >= AT_ONCE) await new Promise<void>((enter) => onceFree.push(enter));
    else underway += 1;
    const since = now();
    try {
      return await read();
    } finally {
      spent.charge(learnerId, Math.ceil(now() - since), now());
      const next = onceFree.shift();
      if (next) next();
      else underway -= 1;
    }
  };

  return async <T>(learnerId: string, read: () => Promise<T>): Promise<T> => {
    const waits = waiting.get(learnerId) ?? 0;
    if (waits > MAY_WAIT) throw tooMany(1);
    const wait = spent.waitFor(learnerId, now());
    if (wait > 0) throw tooMany(Math.ceil(wait / 1000));
    waiting.set(learnerId, waits + 1);
    const before = turns.get(learnerId) ?? Promise.resolve();
    const mine = before.then(() => timed(learnerId, read));
    const settled = mine.catch(() => {});
    turns.set(learnerId, settled);
    try {
      return await mine;
    } finally {
      const left = (waiting.get(learnerId) ?? 1) - 1;
      if (left > 0) waiting.set(learnerId, left);
      else waiting.delete(learnerId);
      if (turns.get(learnerId) === settled) turns.delete(learnerId);
    }
  };
}

const tooMany = (seconds: number) =>
  new Refusal(
    429,
    'too_many_requests',
    `That was a lot at once. Please try again in ${inWords(seconds)}.`,
    undefined,
    seconds,
  );
