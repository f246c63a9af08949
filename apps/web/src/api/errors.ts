import type { Failure } from '@hajde/contract/failure';

/** An answer that is not OK. Its message is the status and the body as they came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The sentence for people, where the body has one. */
  readonly sentence: string | undefined;
  /** The field of the request that the server refused, where it names one. */
  readonly field: string | undefined;
  /** After what time trying again makes sense, where the server names one. */
  readonly retryAfterMs: number | undefined;

  constructor(status: number, statusText: string, body: string, retryAfter: string | null = null) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.sentence = textIn(body, 'message');
    this.field = textIn(body, 'field');
    this.retryAfterMs = millisecondsOf(retryAfter);
  }
}

/** No answer at all: the learner is offline, or the server is down. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
  readonly sentence = "We couldn't reach Hajde. Check your connection and try again.";

  constructor(cause: unknown) {
    super('No answer', { cause });
  }
}

/** What to tell the learner about a failed call. */
export function sentenceFor(error: unknown, otherwise: string): string {
  if (error instanceof NoAnswerError) return error.sentence;
  if (error instanceof ApiError) return error.sentence ?? otherwise;
  // Not the server refused: the fault is in this browser, and must not pass for a wrong password.
  return 'Something went wrong in this browser. Please reload the page and try again.';
}

/** Ours are seconds; what stands in between may name a date, which says less than our own pauses. */
function millisecondsOf(retryAfter: string | null): number | undefined {
  return retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : undefined;
}

function textIn(body: string, key: keyof Failure): string | undefined {
  const value: unknown = Reflect.get(Object(parse(body)), key);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A proxy's error page is no JSON, and has no sentence for people. */
function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
