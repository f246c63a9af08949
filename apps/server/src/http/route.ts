import type { Readable } from 'node:stream';
import { api } from '@hajde/contract/api';
import type { Call } from '@hajde/contract/call';
import { failure } from '@hajde/contract/failure';
import type { Answer, CallName } from '@hajde/contract/types';
import { knownZone } from '@hajde/rules/days/time-zones';
import type { FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { z } from 'zod';
import type { SignedInLearner } from '../db/learner-fields.ts';
import { Refusal } from './refusal.ts';
import type { Server } from './server.ts';

/**
 * Answers one call of the contract: its schemas, who may ask, and what a handler is given. What is too
 * long to be put together first may be a stream of JSON, which no schema looks at.
 */
export function route<C extends CallName>(
  server: Server,
  name: C,
  answer: (asked: Asked<C>) => Promise<Answer<C> | Readable> | Answer<C>,
): void {
  const call: Call = api[name];
  const [method, url] = name.split(' ') as [HTTPMethods, string];
  server.app.route({
    method,
    url,
    schema: {
      summary: call.summary,
      tags: [url.split('/')[2] ?? ''],
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
      ...(call.access === 'learner' && { security: [{ token: [] }] }),
      response: { 200: call.answer, default: failure },
    },
    ...(call.access === 'learner' && { onRequest: onlyOwnPath, preHandler: onlyOwnBody }),
    handler: async (request, reply) => answer(asked(server, request, reply)),
  });
}

type Api = typeof api;
type Sent<C extends CallName, P extends 'params' | 'query' | 'body'> =
  Api[C] extends Record<P, infer S extends z.ZodType> ? z.output<S> : undefined;

interface Asked<C extends CallName> {
  readonly params: Sent<C, 'params'>;
  readonly query: Sent<C, 'query'>;
  readonly body: Sent<C, 'body'>;
  readonly learner: Api[C]['access'] extends 'learner' ? SignedInLearner : undefined;
  /** The IANA zone the browser named, UTC for one that is none, or else the learner's last known one. */
  readonly zone: string;
  readonly now: Date;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The only place that trusts the schemas to have run: Fastify has checked what is handed on here. */
function asked<C extends CallName>(
  server: Server,
  request: FastifyRequest,
  reply: FastifyReply,
): Asked<C> {
  const { params, query, body, learner } = request;
  const named = request.headers['x-time-zone'];
  const zone = typeof named === 'string' ? knownZone(named) : (learner?.zone ?? 'UTC');
  return { params, query, body, learner, zone, now: server.now(), request, reply } as Asked<C>;
}

async function onlyOwnPath(request: FastifyRequest): Promise<void> {
  const learner = await request.signedIn();
  request.limitAccount(learner.id);
  const { id } = request.params as { id?: string };
  if (id !== undefined && id !== learner.id) throw foreign();
}

function onlyOwnBody(
  request: FastifyRequest,
  _reply: FastifyReply,
  done: (refused?: Error) => void,
): void {
  const { userId } = (request.body ?? {}) as { userId?: string };
  done(userId !== undefined && userId !== request.learner?.id ? foreign() : undefined);
}

const foreign = () => new Refusal(403, 'forbidden', 'This belongs to another learner.');
