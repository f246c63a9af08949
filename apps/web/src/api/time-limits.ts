import { NoAnswerError } from './errors.ts';
import { suspectOutage } from './outage.ts';

/**
 * Asks the server, but not for long where the device has something to show instead: without a network
 * not at all, and on a network that carries nothing for five seconds.
 */
export async function askWithTimeLimit<A>(
  ask: (signal: AbortSignal) => Promise<A>,
  /** What would be shown instead; without it the server may take any time. */
  instead: Promise<unknown>,
  signal?: AbortSignal,
): Promise<A> {
  if (navigator.onLine === false && (await instead)) throw new NoAnswerError('No network');
  const patience = new AbortController();
  const end = setTimeout(async () => {
    if (await instead) patience.abort();
  }, WAITS_MS);
  try {
    return await ask(signal ? AbortSignal.any([signal, patience.signal]) : patience.signal);
  } catch (error) {
    if (!patience.signal.aborted || signal?.aborted) throw error;
    // A server whose database hangs is silent, too.
    suspectOutage();
    throw new NoAnswerError(error);
  } finally {
    clearTimeout(end);
  }
}

const WAITS_MS = 5_000;

/** Gives up waiting for the answer to something sent, so that it counts as lost and is sent again. */
export async function answerInTime<A>(
  answer: Promise<A>,
  withinMs: number = ANSWERS_WITHIN_MS,
): Promise<A> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const end = setTimeout(() => reject(new NoAnswerError('No answer in time')), withinMs);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(end);
  }
}

const ANSWERS_WITHIN_MS = 15_000;
