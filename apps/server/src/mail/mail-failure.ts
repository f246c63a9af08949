/**
 * What became of a mail that could not be handed over. `for now` and `for good` are sure not to have been
 * delivered; of `unknown` the mail server may have got all before the connection broke.
 */
type MailFailure = 'for now' | 'for good' | 'unknown';

/** Told by what the mail server answered (RFC 5321), or by how far it came. */
export function mailFailure(error: unknown): MailFailure {
  if (!(error instanceof Error)) return 'unknown';
  const { responseCode, code, syscall, timeoutType }: Told = error;
  if (responseCode !== undefined) {
    if (responseCode >= 400 && responseCode < 500) return 'for now';
    return responseCode >= 500 && responseCode < 600 ? 'for good' : 'unknown';
  }
  const unreached = syscall === 'connect' || code === 'EDNS' || BEFORE_ANY_WORD.has(timeoutType);
  return unreached ? 'for now' : 'unknown';
}

/** What nodemailer and Node leave on their errors. */
interface Told extends Error {
  readonly responseCode?: number;
  readonly code?: string;
  readonly syscall?: string;
  readonly timeoutType?: string;
}

const BEFORE_ANY_WORD = new Set<string | undefined>(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT']);
