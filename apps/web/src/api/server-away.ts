import { ApiError, NoAnswerError } from './errors.ts';

/** Nobody answers, or only a proxy that cannot reach the server either: what the device has must do. */
export function isAway(error: unknown): boolean {
  if (error instanceof NoAnswerError) return true;
  return error instanceof ApiError && GATEWAY.includes(error.status);
}

const GATEWAY = [502, 503, 504];
