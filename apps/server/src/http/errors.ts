import type { Socket } from 'node:net';
import type { Failure } from '@hajde/contract/failure';
import type {
  ConnectionError,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseAway, isLearnerGone } from '../db/driver-errors.ts';
import { notSignedIn, Refusal } from './refusal.ts';

/** Turns whatever was thrown into an answer, here and nowhere else. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, answer } = explain(error);
    if (status >= 500) request.log.error({ err: error }, answer.message);
    const wait = error instanceof Refusal ? error.retryAfterS : undefined;
    if (wait !== undefined || status === 503) reply.header('retry-after', wait ?? RETRY_AFTER_S);
    const named = status >= 500 ? { ...answer, requestId: request.id } : answer;
    return reply.code(status).send(named);
  });
}

const RETRY_AFTER_S = 5;

export const unavailable = () =>
  new Refusal(503, 'unavailable', "Hajde can't reach its data. Please try again soon.");

/** Requests that are none: too long, too slow, or not HTTP. Fastify has not seen them yet. */
export function answerMalformed(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  // Who does not read the answers before this one does not read this one either.
  if (socket.writableLength > 0) {
    socket.destroy();
    return;
  }
  const [status, code, message] = MALFORMED[error.code] ?? NOT_HTTP;
  const body = JSON.stringify({ message, code } satisfies Failure);
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

const NOT_HTTP = ['400 Bad Request', 'bad_request', 'That is not a request.'] as const;
const MALFORMED: Record<string, readonly [string, string, string]> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'headers_too_large',
    'The headers are more than this server takes.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    '408 Request Timeout',
    'too_slow',
    'The request took too long to arrive.',
  ],
};

function explain(error: FastifyError | Refusal): { status: number; answer: Failure } {
  if (error instanceof Refusal) return { status: error.status, answer: error.answer };
  if (hasZodFastifySchemaValidationErrors(error)) return { status: 400, answer: wrongField(error) };
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    return { status, answer: { code: error.code ?? 'bad_request', message: sentence(error) } };
  }
  if (isLearnerGone(error)) return { status: 401, answer: notSignedIn().answer };
  if (isDatabaseAway(error)) return { status: 503, answer: unavailable().answer };
  return {
    status: 500,
    answer: { code: 'internal', message: 'Something went wrong on our side. Please try again.' },
  };
}

function wrongField(error: FastifyError): Failure {
  const issue = error.validation?.[0];
  const path = issue?.instancePath.replace(/^\//, '').replaceAll('/', '.') ?? '';
  const message = issue?.message ?? 'Invalid input';
  return path === '' ? { code: 'invalid', message } : { code: 'invalid', message, field: path };
}

/** Fastify's own sentences are for developers; these are the ones people can meet. */
function sentence({ code, message }: FastifyError): string {
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return "That's too long to send. Please try something shorter.";
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return 'The body is not valid JSON.';
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return 'The body must be JSON.';
    default:
      return message;
  }
}

export function noSuchCall(request: FastifyRequest, reply: FastifyReply) {
  const answer: Failure = {
    code: 'not_found',
    message: `There is no ${request.method} ${path(request)}.`,
  };
  return reply.code(404).send(answer);
}

const path = (request: FastifyRequest) => request.url.split('?')[0];
