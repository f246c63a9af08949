import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Catalogue } from './course/catalogue.ts';
import type { Database } from './db/connection.ts';
import type { Mailer } from './mail/mailer.ts';

export type ServerConfig = Pick<
  Config,
  'publicUrl' | 'providerName' | 'provider' | 'mail' | 'metricsFor'
>;

/** What every feature is given. The clock is one of them, so that tests can live through weeks. */
export interface Server {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly course: Catalogue;
  readonly config: ServerConfig;
  readonly now: () => Date;
  readonly mailer: Mailer | undefined;
}
