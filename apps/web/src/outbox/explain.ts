import { ApiError } from '../api/errors.ts';

/** What became of one record that was sent. */
export type Delivery =
  /** The server has it, now or from an earlier try whose answer was lost. */
  | { readonly outcome: 'taken' }
  /** For good: sending it again would change nothing. */
  | { readonly outcome: 'refused'; readonly reason: string }
  /** Not this one and not now, but others may pass: the server failed over it, or lessons come first. */
  | { readonly outcome: 'failed' }
  /** None now: no network, no session of this learner, or a server that asks for patience. */
  | { readonly outcome: 'wait'; readonly retryAfterMs?: number };

/** The answers that no repetition will change. 401 and 403 mean that somebody else is signed in. */
const FOR_GOOD = [400, 404, 409];

/** What became of a record whose sending failed. */
export function explain(error: unknown): Delivery {
  if (!(error instanceof ApiError)) return { outcome: 'wait' };
  // Without a sentence it is not our server that speaks, but something in between.
  if (FOR_GOOD.includes(error.status) && error.sentence !== undefined) {
    return { outcome: 'refused', reason: error.sentence };
  }
  if (error.status === 500) return { outcome: 'failed' };
  const { retryAfterMs } = error;
  return { outcome: 'wait', ...(retryAfterMs !== undefined && { retryAfterMs }) };
}
