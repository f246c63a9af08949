import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { isCall } from '../http/is-call.ts';

/** Says what was asked and what came of it, and nothing that could open an account. */
export function logging(level: string, stream?: { write(line: string): void }) {
  return {
    level,
    ...(stream && { stream }),
    serializers: {
      req: ({ method, url, ip }: FastifyRequest) => ({ method, url: url.replace(/\?.*/s, ''), ip }),
      err: loggedError,
    },
  };
}

/** One line for each request, once it is answered, instead of one at its start and one at its end. */
export class AnsweredRequests extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (this.isLogDisabled(request)) return;
    const fields = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...fields, err: error }, 'request errored');
    // One visit asks for dozens of files, and nothing is ever looked for among them.
    else reply.log[isCall(request) ? 'info' : 'debug'](fields, 'request completed');
  }
}

interface LoggedError {
  [more: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/**
 * What helps to find the fault. Not all that errors carry: those of the database hold the values
 * that were written (emails, hashes), and those of the identity provider what it answered.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const message = withoutValues(error.message);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    message,
    stack: frames.join('\n'),
    ...(error.cause instanceof Error && { cause: loggedError(error.cause) }),
  };
}

/** Drizzle's errors end with the parameters, PostgreSQL's name values in quotes or brackets. */
const withoutValues = (message: string) =>
  message
    .replace(/\nparams:[\s\S]*$/, '')
    .replace(/=\(.*?\)/g, '=(…)')
    .replace(/: "[^"]*"$/, '');
