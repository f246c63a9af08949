import type { Catalogue } from '@hajde/rules/course/catalogue';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../db/connection.ts';
import type { Reads } from '../db/standby-reads.ts';
import type { Mailer } from '../mail/mailer.ts';

export type ServerConfig = Pick<
  Config,
  'publicUrl' | 'providerName' | 'provider' | 'mail' | 'metricsFor' | 'pushToOwnNetwork'
>;

/** What every feature is given. The clock is one of them, so that tests can live through weeks. */
export interface Server {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** For what all learners share and may be a moment old: a standby may answer. */
  readonly reads: Reads;
  readonly course: Catalogue;
  readonly config: ServerConfig;
  readonly now: () => Date;
  readonly mailer: Mailer | undefined;
}
