import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import type { Course } from '@hajde/rules/course';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { authRoutes } from './auth/routes.ts';
import { sessions } from './auth/session.ts';
import { badgeRoutes } from './badges/routes.ts';
import { challengeRoutes } from './challenges/routes.ts';
import type { Config } from './config.ts';
import { catalogue } from './course/catalogue.ts';
import { cultureRoutes } from './culture/routes.ts';
import type { Database } from './db/connection.ts';
import { docs } from './docs.ts';
import { answerErrors, noSuchCall } from './errors.ts';
import { healthRoutes } from './health/routes.ts';
import { leaderboardRoutes } from './leaderboards/routes.ts';
import { learnerRoutes } from './learners/routes.ts';
import { lessonRoutes } from './lessons/routes.ts';
import { logging } from './logging.ts';
import { refuseForeignOrigins } from './origin.ts';
import { packRoutes } from './packs/routes.ts';
import { placementRoutes } from './placement/routes.ts';
import { pronunciationRoutes } from './pronunciation/routes.ts';
import { reportRoutes } from './reports/routes.ts';
import { contentSecurity } from './security.ts';
import type { Server } from './server.ts';
import { shopRoutes } from './shop/routes.ts';
import { serveWeb } from './web.ts';

/** A lesson with all its answers is about 2 kB. */
const BODY_LIMIT = 64 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;

export interface Parts {
  readonly config: Pick<Config, 'publicUrl' | 'providerName' | 'trustProxy' | 'logLevel'>;
  readonly database: Database;
  readonly course: Course;
  readonly now: () => Date;
  /** The built web app and the course's files; without them only the API is served. */
  readonly folders?: { readonly web: string; readonly course: string };
}

export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { config, database, now, folders } = parts;
  const app = Fastify({
    logger: logging(config.logLevel),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { maxParamLength: 200 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  takeEmptyBodies(app);
  letGoWhenClosing(app);
  answerErrors(app);
  await app.register(cookie);
  await app.register(helmet, contentSecurity(config.publicUrl));
  refuseForeignOrigins(app, config.publicUrl);

  const server: Server = { app, database, course: catalogue(parts.course), config, now };
  sessions(server);
  await docs(app);
  healthRoutes(server);
  authRoutes(server);
  learnerRoutes(server);
  placementRoutes(server);
  lessonRoutes(server);
  shopRoutes(server);
  leaderboardRoutes(server);
  badgeRoutes(server);
  challengeRoutes(server);
  cultureRoutes(server);
  pronunciationRoutes(server);
  packRoutes(server);
  reportRoutes(server);
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

/** A request answered while the server stops must not keep its connection, or the stop would wait. */
function letGoWhenClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
