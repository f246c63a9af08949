import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Catalogue } from './course/catalogue.ts';
import type { Database } from './db/connection.ts';

/** What every feature is given. The clock is one of them, so that tests can live through weeks. */
export interface Server {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly course: Catalogue;
  readonly config: Pick<Config, 'publicUrl' | 'providerName'>;
  readonly now: () => Date;
}
