import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import { catalogue } from '@hajde/rules/course/catalogue';
import type { ServedCourse } from '@hajde/rules/course/course-release';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Config } from '../config.ts';
import type { Database } from '../db/connection.ts';
import { readsFrom } from '../db/standby-reads.ts';
import { openMailer } from '../mail/mailer.ts';
import { answerInTime } from './availability.ts';
import { limitCalls } from './call-limits.ts';
import { limitConnections } from './connections.ts';
import { docs } from './docs.ts';
import { answerErrors, answerMalformed, noSuchCall } from './errors.ts';
import { refuseWritesWhileFull } from './full-disk.ts';
import { isCall } from './is-call.ts';
import { refuseForeignOrigins } from './origin.ts';
import type { Folders } from './pages/first-screen.ts';
import { limitAtOnce } from './requests-at-once.ts';
import { sendSecurityHeaders } from './security.ts';
import type { Server, ServerConfig } from './server.ts';
import { readSessions } from './session-reader.ts';
import { endSlowBodies } from './slow-bodies.ts';
import { proxiesOf } from './trusted-proxy.ts';
import { limitPipelines, NOBODY_READS_MS } from './unread-answers.ts';
import { serveWeb } from './web.ts';

/** A lesson with all its answers is about 2 kB. */
const BODY_LIMIT = 64 * 1024;
const HEADER_LIMIT = 8 * 1024;
/** For all of a request to arrive; its headers fit into a few packets and come at once. */
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 10_000;
const SLOW_CLIENTS_ARE_SEEN_WITHIN_MS = 1_000;

export interface Parts {
  readonly config: ServerConfig & Pick<Config, 'trustProxy'> & Partial<Pick<Config, 'workers'>>;
  readonly database: Database;
  /** Its standby, where there is one. */
  readonly standby?: Database | undefined;
  readonly course: ServedCourse;
  readonly now: () => Date;
  /** Whether the disk has no room to write, where this process can tell. */
  readonly isFull?: () => boolean;
  /** The built web app and the course's files; without them only the API is served. */
  readonly folders?: Folders;
}

/** Something the server can do: it adds its hooks and calls. */
export type Room = (server: Server) => void;

/**
 * What every request passes through, and then the rooms. They are handed in, since they stand on
 * this floor and it knows none of them.
 */
export async function buildApp(
  parts: Parts,
  log: Pick<FastifyServerOptions, 'logger' | 'logController'>,
  rooms: readonly Room[],
): Promise<FastifyInstance> {
  const { config, database, now, folders } = parts;
  const app = Fastify({
    ...log,
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: NOBODY_READS_MS,
    http: {
      maxHeaderSize: HEADER_LIMIT,
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: SLOW_CLIENTS_ARE_SEEN_WITHIN_MS,
    },
    clientErrorHandler: answerMalformed,
    routerOptions: { maxParamLength: 200 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  takeEmptyBodies(app);
  letGoWhenClosing(app);
  answerErrors(app);
  limitPipelines(app);
  nameRequests(app);
  answerInTime(app);
  limitAtOnce(app);
  endSlowBodies(app);
  limitCalls(app);
  limitConnections(app.server, proxiesOf(config.trustProxy), config.workers);
  await app.register(cookie);
  await sendSecurityHeaders(app, config.publicUrl);
  refuseForeignOrigins(app, config.publicUrl);
  refuseWritesWhileFull(app, parts.isFull ?? (() => false));

  const mailer = await openMailer(app, config.mail);
  const reads = readsFrom(database, parts.standby, (error) =>
    app.log.warn({ err: error }, 'the standby does not answer: boards are read from the primary'),
  );
  const course = catalogue(parts.course);
  const server: Server = { app, database, reads, course, config, now, mailer };
  readSessions(server);
  await docs(app);
  for (const room of rooms) room(server);
  if (folders === undefined) app.setNotFoundHandler(noSuchCall);
  else await serveWeb(app, folders);
  return app;
}

/** Some clients name JSON as the type of a body they do not send. */
function takeEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body.toString(), done);
  });
}

/** Every answer tells its id, so that what a learner reports can be found in the log. */
function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    // What is said about one learner is for nobody's cache.
    if (isCall(request)) reply.header('cache-control', 'no-store');
    done();
  });
}

/** A request answered while the server stops must not keep its connection, or the stop would wait. */
function letGoWhenClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close');
    done();
  });
}
