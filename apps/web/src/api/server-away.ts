import { ApiError, NoAnswerError } from './errors.ts';

/**
 * Whether a call failed because nobody answered, or only a proxy that cannot reach the server either.
 * Then the app shows what the device has.
 */
export function isServerAway(error: unknown): boolean {
  if (error instanceof NoAnswerError) return true;
  return error instanceof ApiError && GATEWAY.includes(error.status);
}

const GATEWAY = [502, 503, 504];
