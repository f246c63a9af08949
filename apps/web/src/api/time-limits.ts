import { NoAnswerError } from './errors.ts';
import { suspectOutage } from './outage.ts';

/**
 * Asks the server, as long as it makes sense: a browser without a network need not try, and a network
 * that is there but carries nothing must not hold up what the device can show.
 */
export async function askWithPatience<A>(
  ask: (signal: AbortSignal) => Promise<A>,
  /** What would be shown instead; with nothing to show, the question stays open. */
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

/** The same for what is handed in: without an answer in time it is taken for lost, and sent again. */
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
