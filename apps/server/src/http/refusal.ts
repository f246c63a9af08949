import type { Failure } from '@hajde/contract/failure';

/** Something a caller asked for that is not to be had, with a sentence for people. */
export class Refusal extends Error {
  readonly status: number;
  readonly answer: Failure;
  /** After how many seconds trying again makes sense, where it does. */
  readonly retryAfterS: number | undefined;

  constructor(status: number, code: string, message: string, field?: string, retryAfterS?: number) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.retryAfterS = retryAfterS;
    this.answer = field === undefined ? { message, code } : { message, code, field };
  }
}

export const notSignedIn = () => new Refusal(401, 'not_signed_in', 'Please sign in.');

export const notFound = (what: string) =>
  new Refusal(404, 'not_found', `We can't find that ${what}.`);
